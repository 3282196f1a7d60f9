import { PLACES } from '../../src/features/sandbox/gazetteer'
import { listOf } from './drawer'

/** Post towns as a table of sold prices has them: `town | district | county | outward codes | localities`. */
const TOWNS = `
  Altrincham | Trafford | Greater Manchester | WA14 WA15 | Hale, Bowdon, Timperley
  Ashford | Ashford | Kent | TN23 TN24 TN25 | Kennington, Great Chart, Willesborough
  Bala | Gwynedd | Gwynedd | LL23 | Llanuwchllyn, Frongoch
  Barnsley | Barnsley | South Yorkshire | S70 S71 S75 | Darton, Monk Bretton, Worsbrough
  Basildon | Basildon | Essex | SS13 SS14 SS16 | Pitsea, Vange, Langdon Hills
  Bath | Bath and North East Somerset | Avon | BA1 BA2 | Weston, Combe Down, Batheaston
  Bracknell | Bracknell Forest | Berkshire | RG12 RG42 | Binfield, Warfield, Winkfield
  Bradford | Bradford | West Yorkshire | BD2 BD9 BD13 | Heaton, Thornton, Eccleshill
  Bristol | City of Bristol | City of Bristol | BS3 BS5 BS16 | Bedminster, Fishponds, Easton
  Buxton | High Peak | Derbyshire | SK17 | Harpur Hill, Burbage, Fairfield
  Chesterfield | Chesterfield | Derbyshire | S40 S41 S43 | Brimington, Old Whittington, Staveley
  Croydon | Croydon | Greater London | CR0 CR2 | Addiscombe, Shirley, Selsdon
  Derby | City of Derby | City of Derby | DE21 DE22 DE23 | Allestree, Chaddesden, Littleover
  Dewsbury | Kirklees | West Yorkshire | WF12 WF13 | Thornhill, Ravensthorpe
  Durham | County Durham | County Durham | DH1 DH6 DH7 | Bowburn, Brandon, Sherburn
  Eastbourne | Eastbourne | East Sussex | BN20 BN21 BN23 | Willingdon, Meads
  Exeter | Exeter | Devon | EX1 EX2 EX4 | Heavitree, Pinhoe, Alphington
  Grimsby | North East Lincolnshire | North East Lincolnshire | DN31 DN33 DN37 | Scartho, Laceby
  Halifax | Calderdale | West Yorkshire | HX1 HX2 HX3 | Northowram, Mixenden, Skircoat Green
  Harlow | Harlow | Essex | CM17 CM18 CM20 | Old Harlow, Potter Street
  Hebden Bridge | Calderdale | West Yorkshire | HX7 | Mytholmroyd, Heptonstall
  Ipswich | Ipswich | Suffolk | IP1 IP3 IP4 | Kesgrave, Rushmere St Andrew
  Keighley | Bradford | West Yorkshire | BD20 BD21 BD22 | Haworth, Oakworth, Steeton
  Leeds | Leeds | West Yorkshire | LS6 LS12 LS17 LS28 | Headingley, Armley, Alwoodley, Pudsey
  Leicester | City of Leicester | City of Leicester | LE2 LE3 LE5 | Aylestone, Evington, Braunstone
  London | Camden | Greater London | NW1 NW5 WC1N |
  London | Hackney | Greater London | E5 E8 N16 |
  London | Lambeth | Greater London | SE24 SW2 SW9 |
  Maidstone | Maidstone | Kent | ME14 ME15 ME17 | Bearsted, Loose, Coxheath
  Milton Keynes | Milton Keynes | Milton Keynes | MK4 MK6 MK14 | Coffee Hall, Furzton, Great Linford
  Northampton | West Northamptonshire | West Northamptonshire | NN1 NN3 NN5 | Duston, Weston Favell
  Norwich | Norwich | Norfolk | NR2 NR3 NR7 | Sprowston, Thorpe St Andrew
  Nottingham | City of Nottingham | City of Nottingham | NG5 NG7 NG9 | Beeston, Sherwood, Arnold
  Penzance | Cornwall | Cornwall | TR18 TR20 | Newlyn, Marazion, Heamoor
  Preston | Preston | Lancashire | PR1 PR2 PR4 | Ashton-on-Ribble, Fulwood
  Sheffield | Sheffield | South Yorkshire | S6 S8 S11 | Hillsborough, Norton, Ecclesall
  Skelmersdale | West Lancashire | Lancashire | WN8 | Up Holland, Digmoor
  Stoke-on-Trent | City of Stoke-on-Trent | City of Stoke-on-Trent | ST1 ST3 ST4 | Hanley, Longton, Fenton
  Swindon | Swindon | Swindon | SN1 SN3 SN5 | Purton, Stratton St Margaret
  Telford | Wrekin | Wrekin | TF3 TF4 TF7 | Brookside, Dawley, Madeley
  Tiverton | Mid Devon | Devon | EX16 | Bampton, Halberton, Cullompton
  Truro | Cornwall | Cornwall | TR1 TR2 TR4 | Threemilestone, Probus
  Watford | Watford | Hertfordshire | WD17 WD24 WD25 | Garston, Leavesden
  York | York | York | YO10 YO24 YO31 | Heworth, Acomb, Fulford`

export interface Town {
  town: string
  district: string
  county: string
  outwards: string[]
  localities: string[]
}

const drawnTowns = TOWNS.trim()
  .split('\n')
  .map((row): Town => {
    const [town = '', district = '', county = '', outwards = '', localities = ''] = row
      .split('|')
      .map((text) => text.trim())
    return { town, district, county, outwards: outwards.split(' '), localities: listOf(localities) }
  })

/** The towns of the table, and those of the sandbox. */
export const ALL_TOWNS: readonly Town[] = [
  ...drawnTowns,
  ...PLACES.map(({ town, county, outward }) => ({
    town,
    district: town,
    county,
    outwards: [outward],
    localities: [],
  })),
]

export const HOUSES: readonly string[] = listOf(`
  Bank House, Beech House, Bramble Cottage, Brook Cottage, Church Farm, Dunroamin, Fairview, Ferndale, Field House, Glenside,
  Greystones, Hawthorn Cottage, Hill Top Farm, Holly Cottage, Honeysuckle Cottage, Inglenook, Ivy Cottage, Jasmine Cottage,
  Keepers Cottage, Kiln Farm, Lavender Cottage, Lyndale, Manor Farm, Meadow View, Moorside, Newlands, Oak Lodge,
  Orchard House, Overdale, Quarry House, Rose Cottage, Roundhill, Sea View, Spring Farm, Stone House, Sunnyside,
  The Gables, The Haven, The Hollies, The Old Chapel, The Old Rectory, The Old School House, The Old Vicarage, Treetops,
  Upper House, Valley View, Wayside, Well Cottage, Wood Farm, Yew Tree Cottage`)

export const BLOCKS: readonly string[] = listOf(`
  Albert House, Ashdown Court, Beaumont Court, Canterbury House, Cavendish House, Cedar Court, Churchill Court, Dene Court,
  Elgar House, Enterprise House, Fountain Court, Glenmore House, Grosvenor House, Hadrian Court, Harbour Point, Imperial Court,
  Jubilee House, Kelvin Court, Lancaster House, Linden Court, Magnolia House, Mariners Court, Nightingale Court,
  Northgate House, Osprey House, Palace Court, Phoenix House, Queensgate House, Regency Court, Riverside House,
  Sandringham Court, Taylor House, Trafalgar House, Union Court, Victory House, Wellesley Court, York House, Zenith House`)

export const ROWS_OF_COTTAGES: readonly string[] = listOf(`
  Alma Cottages, Brick Kiln Cottages, Council Cottages, Dairy Cottages, Estate Cottages, Farm Cottages, Glebe Cottages,
  Hope Cottages, Jubilee Cottages, Lime Kiln Cottages, Mill Cottages, Park Cottages, Quarry Cottages, Railway Cottages,
  School Cottages, Vine Cottages, Woodbine Cottages`)

export const ESTATES: readonly string[] = listOf(`
  Abbey Trading Estate, Birch Industrial Estate, Castle Business Park, Dunlop Industrial Estate, Fairfield Business Park,
  Greenhill Trading Estate, Holbrook Industrial Estate, Kingfisher Business Park, Meadow Industrial Estate,
  Newbridge Trading Estate, Orbital Business Park, Riverside Industrial Estate, Saxon Business Park, Venture Business Park`)

export const FAMILIES: readonly string[] = listOf(`
  Ashworth, Baker, Castle, Dhillon, Duke, Ellis, Fletcher, Grange, Hussain, Iqbal, Jennings, Kaur, Lord, Marsh, Nelson,
  Okafor, Patel, Queen, Russell, Stanley, Talbot, Underwood, Vernon, West, Young`)

/** Names of firms that are no street's and no person's here, so that nothing else in a row explains them. */
export const FOUNDERS: readonly string[] = listOf(`
  Anglian, Brightwater, Crosby, Denholm, Endeavour, Fenwick, Gilchrist, Hartwell, Kestrels, Lomax, Munro, Norvale,
  Pargeter, Quantock, Ravenscroft, Solway, Tamar, Wyvern`)

/** Firms that no row here names. */
export const STRANGERS: readonly string[] = listOf(
  'Greggs plc, Specsavers, Superdrug, Timpson Ltd, Vodafone Ltd',
)

/** Trades that tell a firm from another of the same name. */
export const TRADES: readonly string[] = listOf(
  'Bakery, Catering, Dairies, Electrical, Flooring, Glazing, Interiors, Joinery, Motors, Plumbing, Roofing, Tyres',
)
