/** Counties whose names do not end in *shire*, historic ones included, and abbreviations. */
const NAMES =
  `anglesey|angus|argyll|argyll and bute|avon|blaenau gwent|caithness|ceredigion|cheshire east|cheshire west and chester|cleveland|
  clwyd|cornwall|cumberland|cumbria|devon|dorset|dumfries and galloway|dyfed|east riding|essex|fife|glam|glamorgan|grampian|gwent|
  gwynedd|hereford and worcester|humberside|kent|lothian|merioneth|merseyside|middlesex|midlothian|moray|neath port talbot|
  norfolk|northumberland|perth and kinross|powys|rhondda cynon taff?|ross and cromarty|rutland|scottish borders|
  somerset|strathclyde|suffolk|surrey|sussex|sutherland|tayside|torfaen|tyne and wear|
  vale of glamorgan|westmorland|isle of wight|i ?o ?w|isle of anglesey|ynys m[oô]n|(?:west|w) mid(?:land)?s|
  (?:greater|gtr|gt) (?:london|manchester)|co(?:unty)? (?:antrim|armagh|derry|down|durham|fermanagh|londonderry|tyrone)|
  beds|berks|bucks|cambs|ches|derbys|glos|gloucs|hants|herefs|herts|hunts|lancs|leics|lincs|middx|northants|northumb|notts|oxon|pembs|
  salop|shrops|staffs|warks|warwicks|wilts|worcs|yorks`.replace(/\n\s*/g, '')

const PREFIX = [
  '(?:the )?(?:royal )?county of',
  'royal',
  '(?:north|south|n|s) ?(?:east|west|e|w)',
  'north|south|east|west|mid|n|s|e|w',
  '(?:east|north|west) riding of',
].join('|')

const COUNTY = new RegExp(String.raw`^(?:(?:${PREFIX}) )?(?:\p{L}+ ?shire|${NAMES})$`, 'u')

/** Characters of the longest name, with some to spare. */
const LONGEST = 50

/** Whether a text is the name of a county, and nothing else. */
export const isCounty = (text: string): boolean =>
  text.length <= LONGEST &&
  COUNTY.test(
    text
      .toLowerCase()
      .replace(/(?<!\s)\s*&\s*/g, ' and ')
      .replace(/[\s./-]+/g, ' ')
      .trim(),
  )
