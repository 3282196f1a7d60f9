export type Country =
  'England' | 'Scotland' | 'Wales' | 'Northern Ireland' | 'Guernsey' | 'Isle of Man' | 'Jersey'

export interface PostTown {
  name: string
  /** The letters that its postcodes begin with. */
  area: string
  /** The numbers after them: 1 to 18 for E1 to E18. */
  districts: readonly number[]
  county: string
  country: Country
  latitude: number
  longitude: number
}

/**
 * Postcode area, country, county, then some of its post towns with districts, latitude and longitude. The town that
 * gives the area its name comes first.
 */
const TABLE = `
AB | Scotland | Aberdeenshire | Aberdeen 10-25 57.15 -2.10, Stonehaven 39 56.96 -2.21, Peterhead 42 57.51 -1.78, Fraserburgh 43 57.69 -2.01, Inverurie 51 57.28 -2.38
AL | England | Hertfordshire | St Albans 1-4 51.75 -0.34, Harpenden 5 51.82 -0.35, Welwyn Garden City 7-8 51.80 -0.21, Hatfield 9-10 51.76 -0.23
B | England | West Midlands | Birmingham 1-48 52.48 -1.90, Bromsgrove 60-61 52.34 -2.06, Sutton Coldfield 72-76 52.56 -1.82, Tamworth 77-79 52.63 -1.69, Solihull 90-94 52.41 -1.78, Redditch 96-98 52.31 -1.94
BA | England | Somerset | Bath 1-3 51.38 -2.36, Wells 5 51.21 -2.65, Glastonbury 6 51.15 -2.71, Frome 11 51.23 -2.32, Trowbridge 14 51.32 -2.21, Yeovil 20-22 50.94 -2.63
BB | England | Lancashire | Blackburn 1-2 53.75 -2.48, Accrington 5 53.75 -2.36, Clitheroe 7 53.87 -2.39, Nelson 9 53.84 -2.21, Burnley 10-12 53.79 -2.24
BD | England | West Yorkshire | Bradford 1-15 53.79 -1.75, Bingley 16 53.85 -1.84, Shipley 17-18 53.83 -1.78, Keighley 20-22 53.87 -1.91, Skipton 23 53.96 -2.02
BH | England | Dorset | Bournemouth 1-11 50.72 -1.88, Poole 12-18 50.72 -1.98, Swanage 19 50.61 -1.96, Wimborne 21 50.80 -1.99, Christchurch 23 50.74 -1.78
BL | England | Lancashire | Bolton 1-7 53.58 -2.43, Bury 8-9 53.59 -2.30
BN | England | East Sussex | Brighton 1-2 50.83 -0.14, Hove 3 50.83 -0.17, Lewes 7-8 50.87 0.01, Newhaven 9 50.79 0.05, Eastbourne 20-23 50.77 0.28
BN | England | West Sussex | Worthing 11-14 50.82 -0.37
BR | England | Kent | Bromley 1-2 51.41 0.02, Beckenham 3 51.41 -0.03, Orpington 5-6 51.37 0.10, Chislehurst 7 51.42 0.07
BS | England | Bristol | Bristol 1-16 51.45 -2.59, Clevedon 21 51.44 -2.86, Weston-super-Mare 22-24 51.35 -2.97
BT | Northern Ireland | County Antrim | Belfast 1-17 54.60 -5.93, Bangor 19-20 54.66 -5.67, Lisburn 27-28 54.51 -6.04, Newry 34-35 54.18 -6.34, Londonderry 47-48 55.00 -7.32, Coleraine 51-52 55.13 -6.67, Armagh 60-61 54.35 -6.65
CA | England | Cumbria | Carlisle 1-6 54.89 -2.94, Penrith 10-11 54.66 -2.75, Keswick 12 54.60 -3.13, Workington 14 54.64 -3.55, Whitehaven 28 54.55 -3.59
CB | England | Cambridgeshire | Cambridge 1-5 52.20 0.12, Ely 6-7 52.40 0.26, Newmarket 8 52.25 0.41, Haverhill 9 52.08 0.44
CF | Wales | South Glamorgan | Cardiff 10-15 51.48 -3.18, Bridgend 31-36 51.51 -3.58, Pontypridd 37-38 51.60 -3.34, Merthyr Tydfil 47-48 51.75 -3.38, Barry 62-63 51.40 -3.27, Penarth 64 51.43 -3.18, Caerphilly 83 51.58 -3.22
CH | England | Cheshire | Chester 1-4 53.19 -2.89, Birkenhead 41-42 53.39 -3.02, Wallasey 44-45 53.42 -3.05, Wirral 46-49+60-63 53.37 -3.10
CH | Wales | Clwyd | Mold 7 53.17 -3.14
CM | England | Essex | Chelmsford 1-3 51.73 0.47, Braintree 7 51.88 0.55, Maldon 9 51.73 0.68, Brentwood 13-15 51.62 0.30, Harlow 17-20 51.77 0.09
CO | England | Essex | Colchester 1-7 51.89 0.90, Sudbury 10 52.04 0.73, Harwich 12 51.94 1.27, Clacton-on-Sea 15-16 51.79 1.15
CR | England | Surrey | Croydon 0 51.37 -0.09, South Croydon 2 51.35 -0.08, Mitcham 4 51.40 -0.16, Purley 8 51.33 -0.12
CT | England | Kent | Canterbury 1-4 51.28 1.08, Whitstable 5 51.36 1.03, Margate 9 51.39 1.39, Ramsgate 11-12 51.34 1.41, Dover 15-17 51.13 1.31, Folkestone 18-20 51.08 1.17
CV | England | Warwickshire | Coventry 1-6 52.41 -1.51, Nuneaton 10-11 52.52 -1.47, Rugby 21-23 52.37 -1.26, Leamington Spa 31-33 52.29 -1.54, Warwick 34-35 52.28 -1.58, Stratford-upon-Avon 37 52.19 -1.71
CW | England | Cheshire | Crewe 1-4 53.10 -2.44, Nantwich 5 53.07 -2.52, Winsford 7 53.19 -2.52, Northwich 8-9 53.26 -2.52
DA | England | Kent | Dartford 1-4 51.45 0.22, Bexleyheath 6-7 51.46 0.14, Gravesend 11-13 51.44 0.37, Sidcup 14-15 51.43 0.10
DD | Scotland | Angus | Dundee 1-5 56.46 -2.97, Forfar 8 56.64 -2.89, Montrose 10 56.71 -2.47, Arbroath 11 56.56 -2.59
DE | England | Derbyshire | Derby 1-3+21-24 52.92 -1.48, Matlock 4 53.14 -1.55, Ilkeston 7 52.97 -1.31, Burton-on-Trent 13-15 52.81 -1.64, Belper 56 53.02 -1.48
DG | Scotland | Dumfriesshire | Dumfries 1-2 55.07 -3.61, Stranraer 9 54.90 -5.03, Lockerbie 11 55.12 -3.36, Annan 12 54.99 -3.26
DH | England | County Durham | Durham 1+6-7 54.78 -1.57, Chester le Street 2-3 54.86 -1.57, Houghton le Spring 4-5 54.84 -1.47
DL | England | County Durham | Darlington 1-3 54.53 -1.55, Northallerton 6-7 54.34 -1.43, Richmond 10-11 54.40 -1.74, Bishop Auckland 12-14 54.66 -1.68
DN | England | South Yorkshire | Doncaster 1-12 53.52 -1.13, Goole 14 53.70 -0.87, Scunthorpe 15-17 53.59 -0.65, Grimsby 31-34+36-37 53.57 -0.08, Cleethorpes 35 53.56 -0.03
DT | England | Dorset | Dorchester 1-2 50.71 -2.44, Weymouth 3-4 50.61 -2.46, Bridport 6 50.73 -2.76, Sherborne 9 50.95 -2.52
DY | England | West Midlands | Dudley 1-3 52.51 -2.09, Tipton 4 52.53 -2.07, Stourbridge 7-9 52.46 -2.15, Kidderminster 10-14 52.39 -2.25
E | England | Greater London | London 1-18 51.54 -0.03
EC | England | Greater London | London 1-4 51.52 -0.10
EH | Scotland | Midlothian | Edinburgh 1-17 55.95 -3.19, Musselburgh 21 55.94 -3.05, Dalkeith 22 55.89 -3.07, North Berwick 39 56.06 -2.72, Livingston 54 55.88 -3.52
EN | England | Middlesex | Enfield 1-3 51.65 -0.08, Barnet 4-5 51.65 -0.20, Potters Bar 6 51.70 -0.19, Waltham Cross 7-8 51.69 -0.04
EX | England | Devon | Exeter 1-6 50.72 -3.53, Exmouth 8 50.62 -3.41, Sidmouth 10 50.69 -3.24, Tiverton 16 50.90 -3.49, Barnstaple 31-32 51.08 -4.06
FK | Scotland | Stirlingshire | Falkirk 1-2 56.00 -3.78, Stirling 7-9 56.12 -3.94, Alloa 10 56.12 -3.79, Callander 17 56.24 -4.21
FY | England | Lancashire | Blackpool 1-4 53.82 -3.05, Fleetwood 7 53.92 -3.01, Lytham St Annes 8 53.75 -3.02
G | Scotland | Lanarkshire | Glasgow 1-5+11-15+20-23 55.86 -4.25, Clydebank 81 55.90 -4.40, Dumbarton 82 55.94 -4.57, Helensburgh 84 56.00 -4.73
GL | England | Gloucestershire | Gloucester 1-4 51.86 -2.24, Stroud 5-6 51.75 -2.22, Cirencester 7 51.72 -1.97, Tewkesbury 20 51.99 -2.16, Cheltenham 50-54 51.90 -2.08
GU | England | Surrey | Guildford 1-5 51.24 -0.57, Farnham 9-10 51.21 -0.80, Aldershot 11-12 51.25 -0.76, Camberley 15-17 51.34 -0.74, Woking 21-24 51.32 -0.56
GY | Guernsey | Guernsey | Guernsey 1-9 49.46 -2.58
HA | England | Middlesex | Harrow 1-3 51.58 -0.34, Pinner 5 51.59 -0.38, Edgware 8 51.61 -0.28, Wembley 0+9 51.56 -0.29
HD | England | West Yorkshire | Huddersfield 1-5 53.65 -1.78, Brighouse 6 53.70 -1.78, Holmfirth 9 53.57 -1.79
HG | England | North Yorkshire | Harrogate 1-3 53.99 -1.54, Ripon 4 54.14 -1.52, Knaresborough 5 54.01 -1.47
HP | England | Buckinghamshire | High Wycombe 10-15 51.63 -0.75, Hemel Hempstead 1-3 51.75 -0.47, Amersham 6-7 51.67 -0.61, Aylesbury 17-22 51.82 -0.81
HR | England | Herefordshire | Hereford 1-4 52.06 -2.72, Leominster 6 52.23 -2.74, Ledbury 8 52.04 -2.42, Ross-on-Wye 9 51.91 -2.58
HS | Scotland | Isle of Lewis | Stornoway 1 58.21 -6.39, Isle of Lewis 2 58.25 -6.50, Isle of Harris 3 57.90 -6.80
HU | England | East Yorkshire | Hull 1-12 53.74 -0.33, Hessle 13 53.72 -0.43, Beverley 17 53.84 -0.43, Hornsea 18 53.91 -0.17
HX | England | West Yorkshire | Halifax 1-4 53.72 -1.86, Elland 5 53.69 -1.84, Hebden Bridge 7 53.74 -2.01
IG | England | Essex | Ilford 1-6 51.56 0.08, Chigwell 7 51.62 0.07, Loughton 10 51.65 0.06, Barking 11 51.54 0.08
IM | Isle of Man | Isle of Man | Isle of Man 1-9 54.17 -4.48
IP | England | Suffolk | Ipswich 1-10 52.06 1.16, Felixstowe 11 51.96 1.35, Woodbridge 12-13 52.09 1.32, Bury St Edmunds 28-33 52.25 0.71
IV | Scotland | Inverness-shire | Inverness 1-3 57.48 -4.22, Nairn 12 57.58 -3.87, Dingwall 15-16 57.60 -4.43, Elgin 30 57.65 -3.32
JE | Jersey | Jersey | Jersey 2-3 49.19 -2.11
KA | Scotland | Ayrshire | Kilmarnock 1-3 55.61 -4.50, Ayr 6-8 55.46 -4.63, Troon 10 55.54 -4.66, Irvine 11-12 55.62 -4.66
KT | England | Surrey | Kingston upon Thames 1-2 51.41 -0.29, Surbiton 5-6 51.39 -0.29, Epsom 17-19 51.33 -0.27, Leatherhead 22-24 51.30 -0.34
KW | Scotland | Caithness | Kirkwall 15 58.98 -2.96, Wick 1 58.44 -3.09, Thurso 14 58.59 -3.52
KY | Scotland | Fife | Kirkcaldy 1-2 56.11 -3.16, Glenrothes 6-7 56.20 -3.17, Dunfermline 11-12 56.07 -3.45, St Andrews 16 56.34 -2.80
L | England | Merseyside | Liverpool 1-19+21-28 53.41 -2.98, Bootle 20 53.45 -2.99, Prescot 34-35 53.43 -2.81, Ormskirk 39 53.57 -2.88
LA | England | Lancashire | Lancaster 1-2 54.05 -2.80, Morecambe 3-4 54.07 -2.86, Kendal 8-9 54.33 -2.74, Barrow-in-Furness 13-14 54.11 -3.23
LD | Wales | Powys | Llandrindod Wells 1 52.24 -3.38, Builth Wells 2 52.15 -3.40, Brecon 3 51.95 -3.39
LE | England | Leicestershire | Leicester 1-8 52.64 -1.13, Hinckley 10 52.54 -1.37, Loughborough 11-12 52.77 -1.20, Melton Mowbray 13-14 52.77 -0.89
LL | Wales | Gwynedd | Llandudno 30 53.32 -3.83, Wrexham 11-14 53.05 -3.00, Rhyl 18 53.32 -3.49, Conwy 32 53.28 -3.83, Pwllheli 53 52.89 -4.42, Caernarfon 54-55 53.14 -4.27, Bangor 57 53.23 -4.13, Holyhead 65 53.31 -4.63
LN | England | Lincolnshire | Lincoln 1-6 53.23 -0.54, Market Rasen 8 53.39 -0.33, Louth 11 53.37 -0.01
LS | England | West Yorkshire | Leeds 1-18 53.80 -1.55, Otley 21 53.90 -1.69, Wetherby 22-23 53.93 -1.39, Pudsey 28 53.80 -1.66, Ilkley 29 53.92 -1.82
LU | England | Bedfordshire | Luton 1-4 51.88 -0.42, Dunstable 5-6 51.89 -0.52, Leighton Buzzard 7 51.92 -0.66
M | England | Greater Manchester | Manchester 1-4+8-9+11-29 53.48 -2.24, Salford 5-7+50 53.49 -2.28, Sale 33 53.42 -2.32
ME | England | Kent | Rochester 1-3 51.39 0.50, Chatham 4-5 51.37 0.53, Gillingham 7-8 51.38 0.55, Sittingbourne 9-10 51.34 0.73, Maidstone 14-18 51.27 0.52
MK | England | Buckinghamshire | Milton Keynes 1-17 52.04 -0.76, Buckingham 18 52.00 -0.99, Bedford 40-45 52.14 -0.46
ML | Scotland | Lanarkshire | Motherwell 1 55.78 -3.98, Hamilton 3 55.77 -4.04, Airdrie 6 55.87 -3.98, Lanark 11 55.67 -3.78
N | England | Greater London | London 1-22 51.57 -0.11
NE | England | Tyne and Wear | Newcastle upon Tyne 1-7 54.98 -1.61, Gateshead 8-11 54.95 -1.60, Whitley Bay 25-26 55.05 -1.45, North Shields 29-30 55.01 -1.45, Hexham 46-48 54.97 -2.10, Morpeth 61 55.17 -1.69
NG | England | Nottinghamshire | Nottingham 1-16 52.95 -1.15, Mansfield 18-19 53.14 -1.20, Newark 22-24 53.08 -0.81, Grantham 31-33 52.91 -0.64
NN | England | Northamptonshire | Northampton 1-7 52.24 -0.90, Wellingborough 8-9 52.30 -0.69, Kettering 14-16 52.40 -0.73, Corby 17-18 52.49 -0.70
NP | Wales | Gwent | Newport 10-11+18-20 51.58 -3.00, Abergavenny 7 51.82 -3.02, Chepstow 16 51.64 -2.68, Monmouth 25 51.81 -2.71, Cwmbran 44 51.65 -3.02
NR | England | Norfolk | Norwich 1-8 52.63 1.30, Cromer 27 52.93 1.30, Great Yarmouth 29-31 52.61 1.73, Lowestoft 32-33 52.48 1.75
NW | England | Greater London | London 1-11 51.55 -0.18
OL | England | Lancashire | Oldham 1-4+8-9 53.54 -2.11, Ashton-under-Lyne 5-7 53.49 -2.10, Rochdale 11-12+16 53.62 -2.16
OX | England | Oxfordshire | Oxford 1-4 51.75 -1.26, Abingdon 13-14 51.67 -1.28, Banbury 15-17 52.06 -1.34, Bicester 25-27 51.90 -1.15, Witney 28-29 51.79 -1.49
PA | Scotland | Renfrewshire | Paisley 1-3 55.85 -4.42, Renfrew 4 55.88 -4.39, Greenock 15-16 55.95 -4.77, Oban 34 56.41 -5.47
PE | England | Cambridgeshire | Peterborough 1-7 52.57 -0.24, Spalding 11-12 52.79 -0.15, Wisbech 13-14 52.67 0.16, Boston 20-22 52.98 -0.03, Huntingdon 28-29 52.33 -0.18, King's Lynn 30-34 52.75 0.40
PH | Scotland | Perthshire | Perth 1-2 56.40 -3.43, Crieff 7 56.37 -3.84, Pitlochry 16-18 56.70 -3.73, Fort William 33 56.82 -5.11
PL | England | Devon | Plymouth 1-9 50.38 -4.14, Saltash 12 50.41 -4.21, Liskeard 14 50.45 -4.46, Tavistock 19 50.55 -4.14
PO | England | Hampshire | Portsmouth 1-3+6 50.81 -1.08, Southsea 4-5 50.79 -1.08, Havant 9 50.85 -0.98, Fareham 14-17 50.85 -1.18, Chichester 18-20 50.84 -0.78
PR | England | Lancashire | Preston 1-5 53.76 -2.70, Chorley 6-7 53.65 -2.63, Southport 8-9 53.65 -3.01, Leyland 25-26 53.69 -2.70
RG | England | Berkshire | Reading 1-10 51.45 -0.97, Bracknell 12+42 51.42 -0.75, Newbury 14+20 51.40 -1.32, Basingstoke 21-24 51.27 -1.09, Wokingham 40-41 51.41 -0.83
RH | England | Surrey | Redhill 1 51.24 -0.17, Reigate 2 51.24 -0.21, Dorking 4-5 51.23 -0.33, Crawley 10-11 51.11 -0.19, Horsham 12-13 51.06 -0.33, Burgess Hill 15 50.96 -0.13
RM | England | Essex | Romford 1-7 51.58 0.18, Dagenham 8-10 51.54 0.14, Hornchurch 11-12 51.56 0.22, Upminster 14 51.56 0.25, Grays 16-17 51.48 0.33
S | England | South Yorkshire | Sheffield 1-14 53.38 -1.47, Chesterfield 40-45 53.24 -1.42, Rotherham 60-66 53.43 -1.36, Barnsley 70-75 53.55 -1.48
SA | Wales | West Glamorgan | Swansea 1-9 51.62 -3.94, Neath 10-11 51.66 -3.81, Port Talbot 12-13 51.59 -3.78, Llanelli 14-15 51.68 -4.16, Carmarthen 31-33 51.86 -4.31, Haverfordwest 61-62 51.80 -4.97, Tenby 70 51.67 -4.70
SE | England | Greater London | London 1-28 51.47 -0.05
SG | England | Hertfordshire | Stevenage 1-2 51.90 -0.20, Hitchin 4-5 51.95 -0.28, Letchworth Garden City 6 51.98 -0.23, Hertford 13-14 51.80 -0.08
SK | England | Cheshire | Stockport 1-8 53.41 -2.16, Wilmslow 9 53.33 -2.23, Macclesfield 10-11 53.26 -2.13, Buxton 17 53.26 -1.91
SL | England | Berkshire | Slough 1-3 51.51 -0.59, Windsor 4 51.48 -0.61, Maidenhead 6 51.52 -0.72, Marlow 7 51.57 -0.78
SM | England | Surrey | Sutton 1-3 51.36 -0.19, Morden 4 51.39 -0.20, Carshalton 5 51.37 -0.17
SN | England | Wiltshire | Swindon 1-6 51.56 -1.78, Marlborough 8 51.42 -1.73, Devizes 10 51.35 -1.99, Chippenham 14-15 51.46 -2.12
SO | England | Hampshire | Southampton 14-19 50.91 -1.40, Winchester 21-23 51.06 -1.31, Eastleigh 50 50.97 -1.35, Romsey 51 50.99 -1.50
SP | England | Wiltshire | Salisbury 1-5 51.07 -1.79, Shaftesbury 7 51.01 -2.20, Andover 10-11 51.21 -1.48
SR | England | Tyne and Wear | Sunderland 1-6 54.91 -1.38, Seaham 7 54.84 -1.34, Peterlee 8 54.76 -1.33
SS | England | Essex | Southend-on-Sea 1-3 51.54 0.71, Rayleigh 6 51.59 0.60, Benfleet 7 51.55 0.56, Basildon 13-16 51.57 0.47
ST | England | Staffordshire | Stoke-on-Trent 1-4 53.00 -2.18, Newcastle 5 53.01 -2.23, Leek 13 53.11 -2.02, Stone 15 52.90 -2.15, Stafford 16-18 52.81 -2.12
SW | England | Greater London | London 1-20 51.47 -0.16
SY | England | Shropshire | Shrewsbury 1-5 52.71 -2.75, Ludlow 8 52.37 -2.72, Oswestry 10-11 52.86 -3.05
SY | Wales | Powys | Welshpool 21 52.66 -3.15
SY | Wales | Dyfed | Aberystwyth 23 52.41 -4.08
TA | England | Somerset | Taunton 1-3 51.02 -3.10, Bridgwater 5-7 51.13 -3.00, Wellington 21 50.98 -3.23, Minehead 24 51.20 -3.48
TD | Scotland | Berwickshire | Galashiels 1 55.62 -2.81, Kelso 5 55.60 -2.43, Hawick 9 55.42 -2.79
TD | England | Northumberland | Berwick-upon-Tweed 15 55.77 -2.00
TF | England | Shropshire | Telford 1-5 52.68 -2.45, Market Drayton 9 52.90 -2.48, Newport 10 52.77 -2.38
TN | England | Kent | Tonbridge 9-12 51.20 0.27, Tunbridge Wells 1-4 51.13 0.26, Sevenoaks 13-15 51.27 0.19, Ashford 23-27 51.15 0.87
TN | England | East Sussex | Hastings 34-35 50.86 0.58
TQ | England | Devon | Torquay 1-2 50.46 -3.53, Paignton 3-4 50.44 -3.57, Totnes 9 50.43 -3.68, Newton Abbot 12-13 50.53 -3.61
TR | England | Cornwall | Truro 1-4 50.26 -5.05, Newquay 7-8 50.41 -5.08, Falmouth 11 50.15 -5.07, Penzance 18-20 50.12 -5.54, St Ives 26 50.21 -5.48
TS | England | North Yorkshire | Middlesbrough 1-8 54.57 -1.23, Redcar 10 54.62 -1.06, Yarm 15 54.51 -1.35, Stockton-on-Tees 16-21 54.57 -1.32, Hartlepool 24-27 54.69 -1.21
TW | England | Middlesex | Twickenham 1-2 51.45 -0.33, Hounslow 3-6 51.47 -0.37, Richmond 9-10 51.46 -0.30, Staines-upon-Thames 18-19 51.43 -0.51
UB | England | Middlesex | Southall 1-2 51.51 -0.38, Hayes 3-4 51.51 -0.42, Greenford 6 51.53 -0.35, Uxbridge 8-10 51.54 -0.48
W | England | Greater London | London 1-14 51.51 -0.18
WA | England | Cheshire | Warrington 1-5 53.39 -2.59, Widnes 8 53.36 -2.73, St Helens 9-11 53.45 -2.74, Altrincham 14-15 53.39 -2.35, Knutsford 16 53.30 -2.37
WC | England | Greater London | London 1-2 51.52 -0.12
WD | England | Hertfordshire | Watford 17-19 51.66 -0.40, Rickmansworth 3 51.64 -0.47, Borehamwood 6 51.66 -0.27
WF | England | West Yorkshire | Wakefield 1-4 53.68 -1.50, Pontefract 7-9 53.69 -1.31, Castleford 10 53.73 -1.36, Dewsbury 12-13 53.69 -1.63
WN | England | Lancashire | Wigan 1-6 53.55 -2.63, Leigh 7 53.50 -2.51, Skelmersdale 8 53.55 -2.77
WR | England | Worcestershire | Worcester 1-5 52.19 -2.22, Droitwich 9 52.27 -2.15, Evesham 11 52.09 -1.95, Malvern 13-14 52.11 -2.32
WS | England | West Midlands | Walsall 1-5 52.58 -1.98, Cannock 11-12 52.69 -2.03, Lichfield 13-14 52.68 -1.83, Rugeley 15 52.76 -1.94
WV | England | West Midlands | Wolverhampton 1-6 52.59 -2.13, Willenhall 12-13 52.58 -2.05, Bilston 14 52.57 -2.07, Bridgnorth 15-16 52.53 -2.42
YO | England | North Yorkshire | York 1+10+24+26 53.96 -1.08, Selby 8 53.78 -1.07, Scarborough 11-13 54.28 -0.40, Malton 17 54.14 -0.79, Whitby 21-22 54.49 -0.61
ZE | Scotland | Shetland | Lerwick 1 60.15 -1.15, Shetland 2-3 60.32 -1.30
`

/** Every post town that the sandbox knows. */
export const POST_TOWNS: readonly PostTown[] = TABLE.trim()
  .split('\n')
  .flatMap((row) => {
    const [area = '', country, county = '', towns = ''] = row.split(' | ')
    return towns.split(', ').map((town) => {
      const [, name = '', districts = '', latitude, longitude] = /^(.+) (\S+) (\S+) (\S+)$/.exec(town) ?? []
      return {
        name,
        area,
        districts: districts.split('+').flatMap(numbersOf),
        county,
        country: country as Country,
        latitude: Number(latitude),
        longitude: Number(longitude),
      }
    })
  })

/** The numbers of `3` or of `1-18`. */
function numbersOf(range: string): number[] {
  const [first = 0, last = first] = range.split('-').map(Number)
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}
