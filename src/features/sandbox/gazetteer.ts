import { isNearly, plainTextOf } from './text'

/** Countries, counties, and the main town of each postcode area: one of its districts, name, latitude, longitude. */
const TABLE = {
  England: `
    Bedfordshire: LU1 Luton 51.88 -0.42; Berkshire: RG1 Reading 51.45 -0.97, SL1 Slough 51.51 -0.59; Bristol:
    BS1 Bristol 51.45 -2.59; Buckinghamshire: HP10 High Wycombe 51.63 -0.75, MK1 Milton Keynes 52.04 -0.76;
    Cambridgeshire: CB1 Cambridge 52.20 0.12, CB6 Ely 52.40 0.26, PE1 Peterborough 52.57 -0.24; Cheshire:
    CH1 Chester 53.19 -2.89, CW1 Crewe 53.10 -2.44, SK1 Stockport 53.41 -2.16, WA1 Warrington 53.39 -2.59;
    Cornwall: TR1 Truro 50.26 -5.05, TR18 Penzance 50.12 -5.54; County Durham: DH1 Durham 54.78 -1.57,
    DL1 Darlington 54.53 -1.55; Cumbria: CA1 Carlisle 54.89 -2.94; Derbyshire: DE1 Derby 52.92 -1.48; Devon:
    EX1 Exeter 50.72 -3.53, PL1 Plymouth 50.38 -4.14, TQ1 Torquay 50.46 -3.53; Dorset:
    BH1 Bournemouth 50.72 -1.88, DT1 Dorchester 50.71 -2.44; East Sussex: BN1 Brighton 50.83 -0.14;
    West Sussex: BN11 Worthing 50.82 -0.37; East Yorkshire: HU1 Hull 53.74 -0.33; Essex:
    CM1 Chelmsford 51.73 0.47, CO1 Colchester 51.89 0.90, IG1 Ilford 51.56 0.08, RM1 Romford 51.58 0.18,
    SS1 Southend-on-Sea 51.54 0.71; Gloucestershire: GL1 Gloucester 51.86 -2.24; Greater London:
    E1 London 51.54 -0.03, EC1A London 51.52 -0.10, N1 London 51.57 -0.11, NW1 London 51.55 -0.18,
    SE1 London 51.47 -0.05, SW2 London 51.47 -0.16, W2 London 51.51 -0.18, WC1A London 51.52 -0.12;
    Greater Manchester: M1 Manchester 53.48 -2.24; Hampshire: PO1 Portsmouth 50.81 -1.08,
    SO14 Southampton 50.91 -1.40; Herefordshire: HR1 Hereford 52.06 -2.72; Hertfordshire:
    AL1 St Albans 51.75 -0.34, SG1 Stevenage 51.90 -0.20, WD17 Watford 51.66 -0.40; Kent:
    BR1 Bromley 51.41 0.02, CT1 Canterbury 51.28 1.08, DA1 Dartford 51.45 0.22, ME1 Rochester 51.39 0.50,
    TN9 Tonbridge 51.20 0.27; Lancashire: BB1 Blackburn 53.75 -2.48, BL1 Bolton 53.58 -2.43,
    FY1 Blackpool 53.82 -3.05, LA1 Lancaster 54.05 -2.80, OL1 Oldham 53.54 -2.11, PR1 Preston 53.76 -2.70,
    WN1 Wigan 53.55 -2.63; Leicestershire: LE1 Leicester 52.64 -1.13; Lincolnshire: LN1 Lincoln 53.23 -0.54;
    Merseyside: L1 Liverpool 53.41 -2.98; Middlesex: EN1 Enfield 51.65 -0.08, HA1 Harrow 51.58 -0.34,
    TW1 Twickenham 51.45 -0.33, UB1 Southall 51.51 -0.38; Norfolk: NR1 Norwich 52.63 1.30; North Yorkshire:
    HG1 Harrogate 53.99 -1.54, TS1 Middlesbrough 54.57 -1.23, YO1 York 53.96 -1.08, YO22 Whitby 54.49 -0.61;
    Northamptonshire: NN1 Northampton 52.24 -0.90; Nottinghamshire: NG1 Nottingham 52.95 -1.15; Oxfordshire:
    OX1 Oxford 51.75 -1.26; Shropshire: SY1 Shrewsbury 52.71 -2.75, TF1 Telford 52.68 -2.45; Somerset:
    BA1 Bath 51.38 -2.36, TA1 Taunton 51.02 -3.10; South Yorkshire: DN1 Doncaster 53.52 -1.13,
    S1 Sheffield 53.38 -1.47; Staffordshire: ST1 Stoke-on-Trent 53.00 -2.18; Suffolk: IP1 Ipswich 52.06 1.16,
    IP33 Bury St Edmunds 52.25 0.71; Surrey: CR0 Croydon 51.37 -0.09, GU1 Guildford 51.24 -0.57,
    KT1 Kingston upon Thames 51.41 -0.29, RH1 Redhill 51.24 -0.17, SM1 Sutton 51.36 -0.19; Tyne and Wear:
    NE1 Newcastle upon Tyne 54.98 -1.61, SR1 Sunderland 54.91 -1.38; Warwickshire: CV1 Coventry 52.41 -1.51;
    West Midlands: B1 Birmingham 52.48 -1.90, DY1 Dudley 52.51 -2.09, WS1 Walsall 52.58 -1.98,
    WV1 Wolverhampton 52.59 -2.13; West Yorkshire: BD1 Bradford 53.79 -1.75, HD1 Huddersfield 53.65 -1.78,
    HX1 Halifax 53.72 -1.86, LS1 Leeds 53.80 -1.55, WF1 Wakefield 53.68 -1.50; Wiltshire:
    SN1 Swindon 51.56 -1.78, SP1 Salisbury 51.07 -1.79; Worcestershire: WR1 Worcester 52.19 -2.22`,
  Guernsey: 'Guernsey: GY1 Guernsey 49.46 -2.58',
  'Isle of Man': 'Isle of Man: IM1 Isle of Man 54.17 -4.48',
  Jersey: 'Jersey: JE2 Jersey 49.19 -2.11',
  'Northern Ireland': 'County Antrim: BT1 Belfast 54.60 -5.93',
  Scotland: `
    Aberdeenshire: AB10 Aberdeen 57.15 -2.10, AB42 Peterhead 57.51 -1.78; Angus: DD1 Dundee 56.46 -2.97;
    Ayrshire: KA1 Kilmarnock 55.61 -4.50; Berwickshire: TD1 Galashiels 55.62 -2.81; Caithness:
    KW15 Kirkwall 58.98 -2.96; Dumfriesshire: DG1 Dumfries 55.07 -3.61; Fife: KY1 Kirkcaldy 56.11 -3.16;
    Inverness-shire: IV1 Inverness 57.48 -4.22; Isle of Lewis: HS1 Stornoway 58.21 -6.39; Lanarkshire:
    G1 Glasgow 55.86 -4.25, ML1 Motherwell 55.78 -3.98; Midlothian: EH1 Edinburgh 55.95 -3.19; Perthshire:
    PH1 Perth 56.40 -3.43; Renfrewshire: PA1 Paisley 55.85 -4.42; Shetland: ZE1 Lerwick 60.15 -1.15;
    Stirlingshire: FK1 Falkirk 56.00 -3.78, FK8 Stirling 56.12 -3.94`,
  Wales: `
    Dyfed: SY23 Aberystwyth 52.41 -4.08; Gwent: NP10 Newport 51.58 -3.00; Gwynedd: LL30 Llandudno 53.32 -3.83,
    LL53 Pwllheli 52.89 -4.42, LL57 Bangor 53.23 -4.13; Powys: LD1 Llandrindod Wells 52.24 -3.38;
    South Glamorgan: CF10 Cardiff 51.48 -3.18; West Glamorgan: SA1 Swansea 51.62 -3.94`,
}

const areaOf = (postcode: string) => postcode.replace(/\d.*/, '')

export const PLACES = Object.entries(TABLE).flatMap(([country, counties]) =>
  counties.split(';').flatMap((row) => {
    const [county = '', towns = ''] = row.trim().split(/:\s+/)
    return towns.split(/,\s+/).map((entry) => {
      const [, outward = '', town = '', north, east] = /^(\S+) (.+) (\S+) (\S+)$/.exec(entry) ?? []
      const [latitude = 0, longitude = 0] = [north, east].map(Number)
      const plain = { town: plainTextOf(town), county: plainTextOf(county), area: areaOf(outward) }
      return { outward, town, county, country, latitude, longitude, plain }
    })
  }),
)
export type Place = (typeof PLACES)[number]

/** The places in a town or a county, even if the name is misspelt. */
export function placesIn(kind: 'town' | 'county', name: string): Place[] {
  const plain = plainTextOf(name)
  return PLACES.filter((place) => isNearly(plain, place.plain[kind]))
}

export const isTown = (name: string): boolean => placesIn('town', name).length > 0

const OTHER_COUNTY =
  /shire$|^(?:avon|ceredigion|cleveland|clwyd|co[. ] ?\w+|antrim|mid glam|northumberland|\S+ sussex)$/i

/** Whether a name is a county's; a name shared with a town counts as the town's. */
export const isCountyThere = (name: string): boolean =>
  OTHER_COUNTY.test(name) || (!isTown(name) && placesIn('county', name).length > 0)

/** The place of a postcode's area, if it exists: the named town, else the district's, else the first. */
export function placeAt(postcode: string, names: string[] = []): Place | undefined {
  const isInArea = ({ plain }: Place) => plain.area === areaOf(postcode)
  const named = names.flatMap((name) => placesIn('town', name)).find(isInArea)
  return named ?? PLACES.find(({ outward }) => outward === postcode.split(' ')[0]) ?? PLACES.find(isInArea)
}
