// WORDS: what British addresses are written with.
// - A word is its spellings: `Rd` is Road, `St` is Street or Saint. Two words are the same if they may stand for one thing.
// - A known word is never another one misspelt; an unknown one may be, by a letter or two (`spelling`).
// - What a word is (a kind of street, of building, of firm, of door) is said once, in the tables of this file, and of doors in
//   `designators`; readers ask `is…` and hold no list of their own.
// - A text is cut into words once (`words`): numbers with their letters, without accents, and without what finds no door.

/** Words that say what kind of street a name is. */
const STREETS = `street st str, road rd, avenue ave av avn, lane ln la lne, drive dr drv, close cl clo, crescent cres cresc cr crs,
  terrace ter terr tce, place pl, grove gr grv gro, gardens gdns gdn gds garden, square sq, way wy, mews mws,
  walk wlk, row, parade pde, rise, alley, boulevard blvd, broadway bdwy bway, bypass, causeway, circus, crossing, drove,
  embankment, esplanade esp, approach app, promenade prom, passage, path, quadrant, roundabout, wynd, vennel, brae, loan,
  arcade arc, court ct crt, view vw, green grn, hill, park pk, gate, mount mt, bank, side, vale, end, yard yd, quay, wharf,
  dale, croft, fold, garth, chase, ride, link, mead, meadow mdw meadows mdws, field fields fld flds, common, cross,
  bridge brdg, orchard, paddock, copse, dell, glade, glen, nook, strand, leys, lea`

/** Welsh kinds of street, which come before the name; one of them may be any of several others. */
const WELSH = `street heol ffordd stryd, road heol ffordd stryd, lane lon, avenue rhodfa, close clos, crescent cilgant,
  terrace teras, gardens gerddi`

/** Words that say what kind of building a name is. */
const BUILDINGS = `house hse ho hs, cottage cott cotts ctg cottages, farm fm, farmhouse, lodge ldg lge, villa villas, hall, barn, mill, manor mnr,
  tower towers twr, chambers chmbrs, building bldg bldgs buildings blg, works, rectory, vicarage, parsonage, manse, court ct crt, mansions mans mansion,
  bungalow bung, castle, grange, priory, abbey, cabin, chalet, point, heights hts, block blk, mews, stables,
  maltings, wharf, apartments apts, flats, priest, presbytery, boathouse, gatehouse, schoolhouse, lighthouse,
  estate est, penthouse, annexe annex, almshouses, oasthouse oast, granary, coachhouse, bothy, byre, orangery, hayloft, dairy, forge, smithy, croft, steading, ty, bwthyn, plas, fferm`

/** Words that say what kind of organisation a name is. */
const ORGANISATIONS = `limited ltd, plc, llp, company co, group grp, services service svcs, surgery surg, practice prac pract, centre center ctr cntr ctre cent, clinic,
  hospital hosp, school sch, college coll, university univ, church, chapel, bakery, cafe, shop, stores store, trust, association assoc,
  society, club, partnership, partners, solicitors, accountants, consultants, pharmacy, chemist, dental, dentist, medical med, health hth,
  hcrc, agency, hotel, inn, tavern, pub, arms, international intl, holdings, enterprises, sons, brothers bros, garage, nursery, restaurant, salon, council, department dept,
  authority, foundation, library, museum, institute, office, offices, supermarket, takeaway, foods, motors, engineering, gym, studios, doctors,
  uk, gmbh, inc`

/** Other words with more than one spelling. */
const OTHERS = `saint st, residential res, doctor dr, north n nth, south s sth, east e, west w, upper upr uppr, lower lwr lr, great gt grt, little lt ltl,
  industrial ind inds, trading trdg tdg, business bus, centre centr, neighbourhood nhood, station sta stn, village vlg, market mkt, mount mt,
  junction jct junc, queen queens, king kings, park parc, and und a, church eglwys, high fawr, new newydd, station orsaf, school ysgol,
  mill felin, bridge bont pont, upper uchaf, lower isaf, the y yr, number no nr, wood wd, floor flr, fort ft, royal ryl`

/** The words that turn one name into another: `Upper High Street`, `Sedgley Road West`. */
const DIRECTIONS: ReadonlySet<string> = new Set(
  `upper lower north south east west northern southern eastern western old new great little inner outer middle nether over higher
  far near back central`.split(/\s+/),
)

/** Words that say nothing about the door. */
export const FILLERS: ReadonlySet<string> = new Set(
  'the of and at in on to y yr number off by for le la de sub nr near rear'.split(' '),
)

/** Words that say where a place is by another one: `12, by the green`, `opposite 22`. */
export const BESIDE: ReadonlySet<string> = new Set(
  'near nr outside opposite opp facing behind beside between next adjacent adj adjoining alongside'.split(
    ' ',
  ),
)

/** Houses that may be named after an inn, a school, a church or a farm. */
export const DWELLINGS: ReadonlySet<string> = new Set(
  'cottage cottages cott house lodge bungalow flat flats barn villa annexe annex stables'.split(' '),
)

/** Words that begin a person's name or a care-of line. */
export const TITLES: ReadonlySet<string> = new Set(
  'mr mrs ms miss mx master dr doctor prof professor rev reverend sir lady lord cllr capt captain sgt cpl pte major col co fao attn attention care'.split(
    ' ',
  ),
)

const LEGAL = new Set('limited plc llp company group uk inc services holdings'.split(' '))

/** Words that practices and centres use for one another. */
const GENERIC = new Set(
  `surgery practice medical health centre clinic doctors partnership partners office department primary public house catholic roman church england cofe
  stores shop supermarket bank hotel inn tavern pub`.split(/\s+/),
)

/** Names that many doors have. */
const COMMON = new Set(
  `cottage flat bungalow house annexe annex studio shop lodge barn maisonette apartment caravan stable stables garage office
  workshop building unit home villa`.split(/\s+/),
)

/** The rows of a table, each a word with its other spellings. */
export const rowsOf = (table: string): string[][] => table.split(/,\s+/).map((row) => row.split(/\s+/))

const senses = new Map<string, string[]>()

/** Enters words with their spellings and returns the words. */
function enter(table: string): ReadonlySet<string> {
  const rows = rowsOf(table)
  for (const row of rows)
    for (const spelling of row) senses.set(spelling, [...new Set([...(senses.get(spelling) ?? []), row[0]!])])
  return new Set(rows.map(([word = '']) => word))
}

const streets = enter(STREETS)
enter(WELSH)
const buildings = enter(BUILDINGS)
const organisations = enter(ORGANISATIONS)
enter('primary, public, catholic, roman rc, cofe ce, bank, england')
enter(OTHERS)

const welsh = new Set(rowsOf(WELSH).flatMap(([, ...spellings]) => spellings))

/** Names a letter or two apart that are never the same: `St Mary's` and `St Mark's`. */
const NAMES = `mary, mark, martin, margaret, john, joan, james, jane, paul, peter, george, georgia, andrew, michael, luke, matthew,
  stephen, thomas, anne ann anns annes, anna, agnes, helen, alan, albert, alberta, alfred, alexander, alexandra, victor, victoria, edward, edwin,
  henry, harry, charles, charlotte, david, daniel, stanley, william, burton, barton, buxton, halton, hatton, hilton, milton,
  morton, norton, weston, easton, beech, beach, birch, march, marsh, heath, heather, brook, brow, hillcrest, hillcroft`

enter(NAMES.replace(/\b(\w+)(?=,|$)/g, '$1 $1s'))

const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const FIRSTS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const DIGITS = ONES.slice(0, 9)

/** From 1 to 99, as `wordsOf` joins them: `twentyfirst`. */
const ORDINALS = [
  ...FIRSTS,
  ...TENS.flatMap((ten) => [
    ten.replace(/y$/, 'ieth'),
    ...FIRSTS.slice(0, DIGITS.length).map((first) => ten + first),
  ]),
]
const BELOW_HUNDRED = ['', ...ONES, ...TENS.flatMap((ten) => ['', ...DIGITS].map((one) => ten + one))]

/** From 1 to 999, as `wordsOf` joins them: `onehundredtwelve`. */
const NUMBERS = ['', ...DIGITS.map((one) => `${one}hundred`)]
  .flatMap((hundreds) => BELOW_HUNDRED.map((rest) => hundreds + rest))
  .slice(1)

for (const word of [...ORDINALS, ...NUMBERS, ...DIRECTIONS]) senses.set(word, senses.get(word) ?? [word])

/** What a word may stand for: `st` for street and saint, any unknown word for itself. */
export const sensesOf = (key: string): readonly string[] | undefined => senses.get(key)

const isAny = (words: ReadonlySet<string>) => (key: string) =>
  senses.get(key)?.some((sense) => words.has(sense)) ?? false

export const isStreetKind = isAny(streets)

export const isWelshKind = (key: string) => welsh.has(key)
export const isBuildingKind = isAny(buildings)
export const isOrganisationKind = isAny(organisations)
export const isDirection = isAny(DIRECTIONS)

/** Whether a word says what a name is of. */
export const isKind = isAny(new Set([...streets, ...buildings, ...organisations]))

/** Whether a word is part of what every company's name may have: `Ltd`, `Group`. */
export const isLegal = isAny(LEGAL)

/** Whether a word of an organisation's name says nothing about which one it is: `Surgery`, `Centre`, `Ltd`. */
export const isGeneric = isAny(new Set([...LEGAL, ...GENERIC]))

/** `third` for 3; undefined beyond the words. */
export const ordinalWord = (number: number): string | undefined => ORDINALS[number - 1]

const numbers = new Map(NUMBERS.map((word, at) => [word, String(at + 1)]))

/** `12` for `twelve`, undefined for any other word. */
export const numberOfWord = (key: string): string | undefined => numbers.get(key)

const ordinals = new Set(ORDINALS)

export const isOrdinal = (key: string): boolean => ordinals.has(key)

/** A number in words with the word after it, if that goes on with it: `twenty` and `one`, `one` and `hundred`, `two` and `a`. */
export function joinedNumber(key: string, next: string): string | undefined {
  if (!numbers.has(key)) return undefined
  if (next === 'and' && key.endsWith('hundred')) return key
  if (/^[a-h]$/.test(next)) return `${numbers.get(key)}${next}`
  const joined = key + next
  return numbers.has(joined) || ordinals.has(joined) ? joined : undefined
}

/** Whether a building's name is one that many doors have: *The Cottage*. */
export function isCommonName(words: readonly string[]): boolean {
  const [word = '', ...others] = words.filter((each) => !FILLERS.has(each))
  return others.length === 0 && COMMON.has(word)
}
