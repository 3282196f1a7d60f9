// The names of home countries and counties; `abroad` has those of other countries.

/** Codes and names of the United Kingdom, its parts, and the Channel Islands together: no envelope to them needs a country. */
const UK = [
  ['GB', 'UK', 'GBR', 'United Kingdom', 'Great Britain', 'Britain', 'UK Mainland', 'England and Wales'],
  ['United Kingdom of Great Britain and Northern Ireland', 'ENG', 'England', 'SCO', 'SCT', 'Scotland'],
  ['WAL', 'WLS', 'Wales', 'Cymru', 'NI', 'NIR', 'Northern Ireland', 'N Ireland', 'CI', 'Channel Islands'],
  ['Ireland, Northern', 'Ireland, North'],
].flat()

/** Islands that are countries of their own, and post towns too. */
const ISLANDS = [
  ['JE', 'Jersey', 'GG', 'Guernsey', 'Alderney', 'Sark', 'Herm'],
  ['IM', 'IOM', 'Isle of Man'],
].flat()

/** Characters of the longest name of a country or a county, with some to spare. */
export const LONGEST = 70

/**
 * A name without capitals, accents, blanks, punctuation and small words; empty for a text with a digit: `CH65 9AD` is not Chad.
 */
export const plainCountry = (name: string) =>
  /\d/.test(name)
    ? ''
    : name
        .normalize('NFD')
        .toLowerCase()
        .replace(/\b(?:and|the)\b/g, '')
        .replace(/\bsaint\b/g, 'st')
        .replace(/[^a-z]/g, '')

const home = new Set([...UK, ...ISLANDS].map(plainCountry))

const words = new Set(UK.flatMap((name) => name.toLowerCase().match(/[a-z]+/g)))

/** Whether a word, in lower case, is part of a name of the United Kingdom or its parts. */
export const isHomeWord = (word: string) => words.has(word)

const ofUK = new RegExp(`^(?:${UK.map(plainCountry).join('|')})+$`)

/** Whether a text names the United Kingdom or parts of it and nothing else: `U.K.`, `England, UK`. */
export const isUK = (text: string) => text.length <= LONGEST && ofUK.test(plainCountry(text))

/** Whether a text names home countries and nothing else: the United Kingdom, parts of it, or an island. */
export const isAtHome = (text: string) => home.has(plainCountry(text)) || isUK(text)

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

const IS_OF_NAME = /(?:\b(?:of|on|upon|the|in|new)|^dinas)\s+$/i

/**
 * Where a country or county begins at the end of a text: `Leeds (W Yorks)`, `Bath UK`; but *The Duke of Kent*, *Stratford upon
 * Avon* and *Dinas Powys* are names. -1 if there is none.
 */
export function nameAtEnd(text: string, isName: (name: string) => boolean): number {
  const from = Math.max(0, text.length - LONGEST)
  for (const { 0: gap, index } of text.slice(from).matchAll(/(?:[\s.,;([/]|[–—-](?=\s))+/g)) {
    const at = from + index + gap.length
    if (isName(text.slice(at))) return IS_OF_NAME.test(text.slice(from, at)) ? -1 : at
  }
  return -1
}
