/** The words of British addresses by kind; a row is a word with its other spellings. */
const TABLE = {
  // Spelt in several ways: two words are the same if they may stand for one of these. Welsh kinds of streets come before the
  // name, and one may mean any of several English ones.
  street: `street st str, road rd, avenue ave av avn, lane ln la lne, drive dr drv, close cl clo, crescent cres cresc cr crs,
    terrace ter terr tce, place pl, grove gr grv gro, gardens gdns gdn gds garden, square sq, way wy, mews mws,
    walk wlk, row, parade pde, rise, alley, boulevard blvd, broadway bdwy bway, bypass, causeway, circus, crossing, drove,
    embankment, esplanade esp, approach app, promenade prom, passage, path, quadrant, roundabout, wynd, vennel, brae, loan,
    arcade arc, court ct crt, view vw, green grn, hill, park pk, gate, mount mt, bank, side, vale, end, yard yd, quay, wharf,
    dale, croft, fold, garth, chase, ride, link, mead, meadow mdw meadows mdws, field fields fld flds, common, cross,
    bridge brdg, orchard, paddock, copse, dell, glade, glen, nook, strand, leys, lea`,
  welshStreet: `street heol ffordd stryd, road heol ffordd stryd, lane lon, avenue rhodfa, close clos, crescent cilgant,
    terrace teras, gardens gerddi`,
  building: `house hse ho hs, cottage cott cotts ctg cottages, farm fm, farmhouse, lodge ldg lge, villa villas, hall, barn, mill, manor mnr,
    tower towers twr, chambers chmbrs, building bldg bldgs buildings blg, works, rectory, vicarage, parsonage, manse, court ct crt, mansions mans mansion,
    bungalow bung, castle, grange, priory, abbey, cabin, chalet, point, heights hts, block blk, mews, stables,
    maltings, wharf, apartments apts, flats, priest, presbytery, boathouse, gatehouse, schoolhouse, lighthouse,
    estate est, penthouse, annexe annex, almshouses, oasthouse oast, granary, coachhouse, bothy, byre, orangery, hayloft, dairy, forge, smithy, croft,
    steading, ty, bwthyn, plas, fferm`,
  organisation: `limited ltd, plc, llp, company co, group grp, services service svcs, surgery surg, practice prac pract, centre center ctr cntr ctre cent,
    clinic, hospital hosp, school sch, college coll, university univ, church, chapel, bakery, cafe, shop, stores store, trust, association assoc,
    society, club, partnership, partners, solicitors, accountants, consultants, pharmacy, chemist, dental, dentist, medical med, health hth,
    hcrc, agency, hotel, inn, tavern, pub ph, arms, international intl, holdings, enterprises, sons, brothers bros, garage, nursery, restaurant, salon,
    council, department dept, authority, foundation, library, museum, institute, office, offices, supermarket, takeaway, foods, motors, engineering,
    gym, studios, doctors, gmbh, inc`,
  other: `primary, public, catholic, roman rc, cofe ce, bank, england, saint st, residential res, doctor dr, north n nth, south s sth, east e, west w,
    upper upr uppr, lower lwr lr, great gt grt, little lt ltl, industrial ind inds, trading trdg tdg, business bus, centre centr,
    neighbourhood nhood, station sta stn, village vlg, market mkt, mount mt, junction jct junc, queen queens, king kings, park parc, and und a,
    church eglwys, high fawr, new newydd, station orsaf, school ysgol, mill felin, bridge bont pont, upper uchaf, lower isaf, the y yr, number no nr,
    wood wd, floor flr, fort ft, royal ryl, narrowboat nb, uk`,

  // What a number or letter belongs to; the first word of a row is its kind. A flat is not a unit.
  flat: `flat flats flt flts fflat apartment apartments apt apts appt appartment maisonette maisonettes, unit units uned suite suites,
    room rm, studio, office, penthouse, chalet, caravan, pitch, cabin, lodge, yurt, tent, bay, berth, mooring, boat houseboat narrowboat barge,
    space, hangar, kiosk, machine, column, workshop, pod, bedsit, arch, stall, shed, hut, container, garage, warehouse, barn`,
  block: 'block blk, wing, tower, building bldg, stair staircase, phase, entrance, core',
  // A shop's number may be the house's: `Shop 17, High Street`.
  either: 'unit shop shops',
  floor: 'floor floors flr flrs level fl',
  plot: 'plot plots',
  box: 'box pobox pob',
  forces: 'bfpo',
  // With their own words before them these are a name: `Post Office 12 High Street`, `Linden Building 12`, `Marble Arch 12`.
  firstInPart: `office wing tower building bldg phase entrance core bay cabin lodge stair staircase arch stall shed hut container garage
    warehouse shop barn`,
  // Unless their number stands apart from a street: `Beach Hut 12, High Street`.
  pitch: 'arch stall shed hut container garage barn',
  // Between such a word and its number: `Flat no. 3`.
  numberSign: 'no nr number num',
  // Doors that need no number: *The Flat*, *Land at*.
  loneDoor: 'flat flt apartment apt maisonette caravan studio bedsit mobile land site kiosk atm',

  // Where in a house a door is, as written and as compared.
  inHouse: `ground gnd grd grnd, lower lwr, upper upr, top, garden gdn, basement bsmt basmt bmt, attic, middle mid, front frnt, rear back ro,
    left lft lh lhs, right rt rgt rh rhs, mezzanine mezz, side, granny, upstairs, downstairs, penthouse, annexe annex, cellar, loft,
    outbuilding outbuildings`,
  // Floors in letters.
  shortFloor: `gff ground, gf ground, fff first, ff first, sff second, lgf lower ground, lgff lower ground, ugf upper ground, tff top, tf top,
    ffl first left, ffr first right, sfl second left, sfr second right, tfl top left, tfr top right, bf basement, bff basement`,
  // Doors that need no number, alone in a part or before the house's number.
  aloneInHouse: `ground basement mezzanine attic annexe penthouse rear front top cellar loft outbuilding upstairs downstairs`,
  // What a floor is used for: a shop on a floor is not its flat.
  onFloor: 'shop shops store office offices unit suite workshop restaurant showroom',

  // Houses that may be named after an inn, a school, a church or a farm.
  dwelling: 'cottage cottages cott house lodge bungalow flat flats barn villa annexe annex stables',
  // Before a name they make it a boat's: `NB Dragonfly`.
  boat: 'boat houseboat narrowboat nb widebeam barge mv',
  // Names that many doors have: *The Cottage*.
  ofManyDoors: `cottage flat bungalow house annexe annex studio shop lodge barn maisonette apartment caravan stable stables garage office
    workshop building unit home villa`,
  // Names of several houses: a number before them is a house's. Before another building's name it may be a flat's.
  ofSeveral: 'cottages villas houses almshouses bungalows barns terrace',
  // After a street's name they make it another place: `Otley Road Industrial Estate`.
  estate: 'industrial ind trading business retail estate est',

  // In organisations' names: what any company's may have, and what practices and centres use interchangeably.
  legal: 'limited plc llp company group uk inc services holdings',
  generic: `surgery practice medical health centre clinic doctors partnership partners office department primary public house catholic roman
    church england cofe stores shop supermarket bank hotel inn tavern pub`,
  // They begin a person's name or a care-of line.
  title: `mr mrs ms miss mx master dr doctor prof professor rev reverend sir lady lord cllr capt captain major sgt cpl pte col
    co fao attn attention care`,

  // They say nothing without the name after them: `c/o`, `FAO the`.
  careOf: 'c o co fao attn attention care of the',

  // They turn one name into another: `Upper High Street`, `Sedgley Road West`.
  direction: `upper lower north south east west northern southern eastern western old new great little inner outer middle nether over
    higher far near back central`,
  // They say nothing about the door.
  filler: 'the of and at in on to y yr number off by for le la de sub nr near rear',
  // They locate a place by another one: `12, by the green`, `opposite 22`.
  beside:
    'near nr outside os opposite opp facing behind beside between next adjacent adj adjoining alongside by off',
  // What may come between these and the name: `next door to the Red Lion`.
  behindBeside: 'to of the door',
  // They join a name to the door after them: `Garages at 12`, `Corner of 12`.
  atDoor: 'at of on to in rear',
  // Where a flat may be, seen from a shop or house.
  beyond: 'over above below beneath under underneath',

  // Only streets have them at the end of a name: towns and villages end in *Hill*, *Green*, *Park*… too.
  onlyStreet: `street st road rd avenue ave lane ln close drive way court crescent cres terrace gardens gdns square mews parade`,
  // A line with one after a name reads like a street.
  streetLine: `street st road rd avenue ave av lane ln close cl drive dr way court ct crescent cres terrace ter place pl gardens gdns
    grove gr hill square sq row mews park parade walk green view rise`,
  // The address goes on after one: `4 Mill Lane Bath` is more than one line.
  goesOnBehind: `street st road rd avenue ave lane ln close drive way crescent terrace place gardens grove square mews park`,
} satisfies Record<string, string>

type WordKind = keyof typeof TABLE

/** The rows of a kind, each a word with its other spellings. */
export const rowsOf = (kind: WordKind): string[][] => TABLE[kind].split(/,\s+/).map((row) => row.split(/\s+/))

/** All words of a kind, in all spellings. */
export const ofKind = (kind: WordKind): ReadonlySet<string> => new Set(rowsOf(kind).flat())

/** The same as a part of a pattern. */
export const patternOf = (kind: WordKind): string => `(?:${[...ofKind(kind)].join('|')})`

/** What a number or letter belongs to. A bare number may be a house's or a flat's: `either`. */
export type Place = 'house' | 'flat' | 'either' | 'floor' | 'block' | 'plot' | 'box' | 'forces'

const PLACES = ['flat', 'block', 'either', 'floor', 'plot', 'box', 'forces'] as const

/** Words before a number or letter, with the place and the kind that they mean. */
export const DESIGNATORS = new Map<string, { place: Place; kind: string }>(
  PLACES.flatMap((place) =>
    rowsOf(place).flatMap((row) =>
      row
        .filter((word) => place !== 'either' || word !== row[0])
        .map((word) => [word, { place, kind: row[0]! }] as const),
    ),
  ),
)
