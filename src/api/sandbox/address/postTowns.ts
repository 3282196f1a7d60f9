export interface PostcodeArea {
  country: string
  county: string
  /** Post towns of the area; the first is the one it is called after. */
  towns: readonly string[]
}

const area =
  (country: string) =>
  (county: string, towns: string): PostcodeArea => ({ country, county, towns: towns.split(', ') })

const england = area('England')
const scotland = area('Scotland')
const wales = area('Wales')
const northernIreland = area('Northern Ireland')

/** Postcode areas of the UK with some of their post towns: enough for a made-up answer, no gazetteer. */
export const POSTCODE_AREAS: Readonly<Record<string, PostcodeArea>> = {
  AB: scotland('Aberdeenshire', 'Aberdeen, Peterhead, Fraserburgh, Inverurie, Stonehaven'),
  AL: england('Hertfordshire', 'St Albans, Harpenden, Hatfield, Welwyn Garden City'),
  B: england('West Midlands', 'Birmingham, Solihull, Sutton Coldfield, Bromsgrove, Redditch, Tamworth'),
  BA: england('Somerset', 'Bath, Frome, Yeovil, Wells, Glastonbury, Trowbridge'),
  BB: england('Lancashire', 'Blackburn, Burnley, Accrington, Clitheroe, Nelson'),
  BD: england('West Yorkshire', 'Bradford, Bingley, Keighley, Shipley, Skipton'),
  BH: england('Dorset', 'Bournemouth, Poole, Christchurch, Wimborne, Swanage'),
  BL: england('Lancashire', 'Bolton, Bury'),
  BN: england('East Sussex', 'Brighton, Hove, Eastbourne, Worthing, Lewes, Newhaven'),
  BR: england('Kent', 'Bromley, Beckenham, Orpington, Chislehurst'),
  BS: england('Bristol', 'Bristol, Clevedon, Weston-super-Mare'),
  BT: northernIreland('County Antrim', 'Belfast, Lisburn, Bangor, Londonderry, Newry, Armagh, Coleraine'),
  CA: england('Cumbria', 'Carlisle, Penrith, Workington, Whitehaven, Keswick'),
  CB: england('Cambridgeshire', 'Cambridge, Ely, Newmarket, Haverhill'),
  CF: wales('South Glamorgan', 'Cardiff, Barry, Bridgend, Penarth, Pontypridd, Caerphilly, Merthyr Tydfil'),
  CH: england('Cheshire', 'Chester, Birkenhead, Wallasey, Wirral, Mold'),
  CM: england('Essex', 'Chelmsford, Brentwood, Harlow, Braintree, Maldon'),
  CO: england('Essex', 'Colchester, Clacton-on-Sea, Harwich, Sudbury'),
  CR: england('Surrey', 'Croydon, Mitcham, Purley, South Croydon'),
  CT: england('Kent', 'Canterbury, Dover, Folkestone, Margate, Ramsgate, Whitstable'),
  CV: england('Warwickshire', 'Coventry, Rugby, Nuneaton, Leamington Spa, Warwick, Stratford-upon-Avon'),
  CW: england('Cheshire', 'Crewe, Nantwich, Northwich, Winsford'),
  DA: england('Kent', 'Dartford, Gravesend, Sidcup, Bexleyheath'),
  DD: scotland('Angus', 'Dundee, Arbroath, Forfar, Montrose'),
  DE: england('Derbyshire', 'Derby, Belper, Burton-on-Trent, Matlock, Ilkeston'),
  DG: scotland('Dumfriesshire', 'Dumfries, Stranraer, Lockerbie, Annan'),
  DH: england('County Durham', 'Durham, Chester le Street, Houghton le Spring'),
  DL: england('County Durham', 'Darlington, Bishop Auckland, Northallerton, Richmond'),
  DN: england('South Yorkshire', 'Doncaster, Scunthorpe, Grimsby, Cleethorpes, Goole'),
  DT: england('Dorset', 'Dorchester, Weymouth, Bridport, Sherborne'),
  DY: england('West Midlands', 'Dudley, Stourbridge, Kidderminster, Tipton'),
  E: england('Greater London', 'London'),
  EC: england('Greater London', 'London'),
  EH: scotland('Midlothian', 'Edinburgh, Livingston, Musselburgh, Dalkeith, North Berwick'),
  EN: england('Middlesex', 'Enfield, Barnet, Waltham Cross, Potters Bar'),
  EX: england('Devon', 'Exeter, Barnstaple, Exmouth, Sidmouth, Tiverton'),
  FK: scotland('Stirlingshire', 'Falkirk, Stirling, Alloa, Callander'),
  FY: england('Lancashire', 'Blackpool, Lytham St Annes, Fleetwood'),
  G: scotland('Lanarkshire', 'Glasgow, Clydebank, Dumbarton, Helensburgh'),
  GL: england('Gloucestershire', 'Gloucester, Cheltenham, Stroud, Cirencester, Tewkesbury'),
  GU: england('Surrey', 'Guildford, Woking, Farnham, Aldershot, Camberley'),
  HA: england('Middlesex', 'Harrow, Wembley, Pinner, Edgware'),
  HD: england('West Yorkshire', 'Huddersfield, Holmfirth, Brighouse'),
  HG: england('North Yorkshire', 'Harrogate, Knaresborough, Ripon'),
  HP: england('Buckinghamshire', 'High Wycombe, Aylesbury, Amersham, Hemel Hempstead'),
  HR: england('Herefordshire', 'Hereford, Leominster, Ledbury, Ross-on-Wye'),
  HS: scotland('Isle of Lewis', 'Stornoway, Isle of Lewis, Isle of Harris'),
  HU: england('East Yorkshire', 'Hull, Beverley, Hessle, Hornsea'),
  HX: england('West Yorkshire', 'Halifax, Hebden Bridge, Elland'),
  IG: england('Essex', 'Ilford, Barking, Loughton, Chigwell'),
  IP: england('Suffolk', 'Ipswich, Bury St Edmunds, Felixstowe, Woodbridge'),
  IV: scotland('Inverness-shire', 'Inverness, Nairn, Elgin, Dingwall'),
  KA: scotland('Ayrshire', 'Kilmarnock, Ayr, Irvine, Troon'),
  KT: england('Surrey', 'Kingston upon Thames, Surbiton, Epsom, Leatherhead'),
  KW: scotland('Caithness', 'Kirkwall, Wick, Thurso'),
  KY: scotland('Fife', 'Kirkcaldy, Dunfermline, St Andrews, Glenrothes'),
  L: england('Merseyside', 'Liverpool, Bootle, Prescot, Ormskirk'),
  LA: england('Lancashire', 'Lancaster, Morecambe, Kendal, Barrow-in-Furness'),
  LD: wales('Powys', 'Llandrindod Wells, Brecon, Builth Wells'),
  LE: england('Leicestershire', 'Leicester, Loughborough, Hinckley, Melton Mowbray'),
  LL: wales('Gwynedd', 'Llandudno, Wrexham, Bangor, Caernarfon, Conwy, Rhyl, Holyhead, Pwllheli'),
  LN: england('Lincolnshire', 'Lincoln, Louth, Market Rasen'),
  LS: england('West Yorkshire', 'Leeds, Otley, Wetherby, Ilkley, Pudsey'),
  LU: england('Bedfordshire', 'Luton, Dunstable, Leighton Buzzard'),
  M: england('Greater Manchester', 'Manchester, Salford, Sale'),
  ME: england('Kent', 'Rochester, Maidstone, Chatham, Gillingham, Sittingbourne'),
  MK: england('Buckinghamshire', 'Milton Keynes, Bedford, Buckingham'),
  ML: scotland('Lanarkshire', 'Motherwell, Hamilton, Airdrie, Lanark'),
  N: england('Greater London', 'London'),
  NE: england('Tyne and Wear', 'Newcastle upon Tyne, Gateshead, North Shields, Whitley Bay, Hexham, Morpeth'),
  NG: england('Nottinghamshire', 'Nottingham, Mansfield, Newark, Grantham'),
  NN: england('Northamptonshire', 'Northampton, Kettering, Corby, Wellingborough'),
  NP: wales('Gwent', 'Newport, Cwmbran, Abergavenny, Chepstow, Monmouth'),
  NR: england('Norfolk', 'Norwich, Great Yarmouth, Cromer, Lowestoft'),
  NW: england('Greater London', 'London'),
  OL: england('Lancashire', 'Oldham, Rochdale, Ashton-under-Lyne'),
  OX: england('Oxfordshire', 'Oxford, Banbury, Bicester, Abingdon, Witney'),
  PA: scotland('Renfrewshire', 'Paisley, Greenock, Oban, Renfrew'),
  PE: england('Cambridgeshire', "Peterborough, Boston, Huntingdon, King's Lynn, Spalding, Wisbech"),
  PH: scotland('Perthshire', 'Perth, Pitlochry, Crieff, Fort William'),
  PL: england('Devon', 'Plymouth, Saltash, Liskeard, Tavistock'),
  PO: england('Hampshire', 'Portsmouth, Southsea, Fareham, Chichester, Havant'),
  PR: england('Lancashire', 'Preston, Southport, Chorley, Leyland'),
  RG: england('Berkshire', 'Reading, Newbury, Basingstoke, Bracknell, Wokingham'),
  RH: england('Surrey', 'Redhill, Crawley, Dorking, Horsham, Burgess Hill, Reigate'),
  RM: england('Essex', 'Romford, Dagenham, Grays, Hornchurch, Upminster'),
  S: england('South Yorkshire', 'Sheffield, Barnsley, Chesterfield, Rotherham'),
  SA: wales('West Glamorgan', 'Swansea, Llanelli, Neath, Port Talbot, Carmarthen, Haverfordwest, Tenby'),
  SE: england('Greater London', 'London'),
  SG: england('Hertfordshire', 'Stevenage, Hertford, Hitchin, Letchworth Garden City'),
  SK: england('Cheshire', 'Stockport, Macclesfield, Buxton, Wilmslow'),
  SL: england('Berkshire', 'Slough, Windsor, Maidenhead, Marlow'),
  SM: england('Surrey', 'Sutton, Morden, Carshalton'),
  SN: england('Wiltshire', 'Swindon, Chippenham, Devizes, Marlborough'),
  SO: england('Hampshire', 'Southampton, Winchester, Eastleigh, Romsey'),
  SP: england('Wiltshire', 'Salisbury, Andover, Shaftesbury'),
  SR: england('Tyne and Wear', 'Sunderland, Seaham, Peterlee'),
  SS: england('Essex', 'Southend-on-Sea, Basildon, Benfleet, Rayleigh'),
  ST: england('Staffordshire', 'Stoke-on-Trent, Stafford, Newcastle, Leek, Stone'),
  SW: england('Greater London', 'London'),
  SY: england('Shropshire', 'Shrewsbury, Oswestry, Ludlow, Aberystwyth, Welshpool'),
  TA: england('Somerset', 'Taunton, Bridgwater, Minehead, Wellington'),
  TD: scotland('Berwickshire', 'Galashiels, Hawick, Kelso, Berwick-upon-Tweed'),
  TF: england('Shropshire', 'Telford, Newport, Market Drayton'),
  TN: england('Kent', 'Tonbridge, Tunbridge Wells, Sevenoaks, Ashford, Hastings'),
  TQ: england('Devon', 'Torquay, Paignton, Newton Abbot, Totnes'),
  TR: england('Cornwall', 'Truro, Falmouth, Penzance, Newquay, St Ives'),
  TS: england('North Yorkshire', 'Middlesbrough, Stockton-on-Tees, Hartlepool, Redcar, Yarm'),
  TW: england('Middlesex', 'Twickenham, Hounslow, Richmond, Staines-upon-Thames'),
  UB: england('Middlesex', 'Southall, Uxbridge, Hayes, Greenford'),
  W: england('Greater London', 'London'),
  WA: england('Cheshire', 'Warrington, Altrincham, Knutsford, St Helens, Widnes'),
  WC: england('Greater London', 'London'),
  WD: england('Hertfordshire', 'Watford, Borehamwood, Rickmansworth'),
  WF: england('West Yorkshire', 'Wakefield, Dewsbury, Pontefract, Castleford'),
  WN: england('Lancashire', 'Wigan, Leigh, Skelmersdale'),
  WR: england('Worcestershire', 'Worcester, Malvern, Evesham, Droitwich'),
  WS: england('West Midlands', 'Walsall, Cannock, Lichfield, Rugeley'),
  WV: england('West Midlands', 'Wolverhampton, Bilston, Willenhall, Bridgnorth'),
  YO: england('North Yorkshire', 'York, Scarborough, Selby, Whitby, Malton'),
  ZE: scotland('Shetland', 'Shetland, Lerwick'),
}

const plain = (name: string) =>
  name
    .toLocaleLowerCase('en-GB')
    .replace(/[-\s]+/g, ' ')
    .replace(/[.'’]/g, '')
    .trim()

const areasByTown = new Map<string, string[]>()
for (const [letters, { towns }] of Object.entries(POSTCODE_AREAS)) {
  for (const town of towns) {
    areasByTown.set(plain(town), [...(areasByTown.get(plain(town)) ?? []), letters])
  }
}

const OTHER_COUNTIES = ['Cleveland', 'Sussex', 'West Sussex', 'Clwyd', 'Dyfed', 'Mid Glamorgan', 'Yorkshire']
const OTHER_COUNTRIES = ['UK', 'U.K.', 'GB', 'Great Britain', 'United Kingdom', 'Cymru']

const otherWords = new Set(
  [
    ...Object.values(POSTCODE_AREAS).flatMap(({ county, country }) => [county, country]),
    ...OTHER_COUNTIES,
    ...OTHER_COUNTRIES,
  ].map(plain),
)

/** Postcode areas that have a post town of this name; none for a name that the table does not know. */
export function areasOfTown(name: string): readonly string[] {
  return areasByTown.get(plain(name)) ?? []
}

/** Whether a part of an address only names a county or country, which no match level is given for. */
export function isCountyOrCountry(name: string): boolean {
  return areasOfTown(name).length === 0 && otherWords.has(plain(name))
}

/** The post town of an area in the table's spelling: `stoke on trent` is Stoke-on-Trent. */
export function townOfArea(name: string, letters: string): string | undefined {
  return POSTCODE_AREAS[letters]?.towns.find((town) => plain(town) === plain(name))
}

/** The post town of an area that a name is a misspelling or the beginning of (Birmingam, Tunbridge). */
export function nearTownOfArea(name: string, letters: string): string | undefined {
  const typed = plain(name)
  return POSTCODE_AREAS[letters]?.towns.find((town) => {
    const known = plain(town)
    if (known === typed) return false
    if (known.startsWith(`${typed} `)) return true
    return known.slice(0, 4) === typed.slice(0, 4) && Math.abs(known.length - typed.length) <= 2
  })
}
