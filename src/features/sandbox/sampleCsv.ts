export const SAMPLE_FILE_NAME = 'sandbox-sample.csv'

/**
 * Invented customers: between them every outcome, match level and reason to review that an address of everyday length
 * can have, failed rows, and values that make a CSV hard to read.
 */
export const sampleCsv: string = `Customer ID,Name,Address Line 1,Address Line 2,Town,Postcode,Notes
000101,Amelia Hartley,12 High Street,,Birmingham,B12 0XY,
000102,Jack Osei,27 Church Road,Sparkbrook,Birmingham,B11 4RT,
000103,Priya Nair,4 Orchard Close,,Leeds,LS6 2BD,Prefers e-mail
000104,Owen Pritchard,Tŷ Gwyn,Heol y Bont,Aberystwyth,SY23 1LR,"Welsh letters: ŷ, ŵ, â"
000105,Catrin Llywelyn,18 Ffordd y Môr,,Bangor,LL57 2NA,Llythyrau yn Gymraeg
000106,Siân Rees,"Tŷ Newydd, Lôn Fawr",,Pwllheli,LL53 5TB,
000107,George Whitcombe,3A Station Road,,Bath,BA1 1LQ,Found as 3C
000108,Fatima Rahman,Flat 2 14 Park Avenue,,Manchester,M14 1TT,Found as another flat
000109,Liam O'Connell,"Flat 7, Rosewood House, 22 Canal Street",,Nottingham,NG1 1TT,Found without the flat
000110,Harriet Blake,400/404 Kings Road,,London,SW10 0LJ,Two doors
000111,Tom Eccles,The Old Barn,Mill Lane,Ely,CB6 1AB,
000112,Wei Zhang,"9 Queen's Square, Chelsea",,London,SW3 3DF,
000113,Moira Sinclair,51 Castle Street,,Edinburgh,EH2 3DN,
000114,Robert Baird,8 Harbour View,,Peterhead,AB42 1JP,
000115,Niamh Donnelly,33 Lisburn Road,,Belfast,BT9 2HN,Found with an organisation
000116,Daniel Cope,16 Victoria Street,,Stoke on Trent,ST1 1AS,
000117,Hartwell Surgery,"Hartwell Surgery, 2 Bridge Street",,Northampton,NN1 1AS,Organisation in the address
000118,Brightwater Ltd,"Brightwater Ltd, Unit 5, Riverside Business Park",Wharf Lane,Reading,RG1 3EY,"Trading as ""Bright & Co"""
000119,Elmfield School,"Elmfield School, School Lane",,York,YO10 6EH,Found as another organisation
000120,Norvale plc,PO Box 410,,Swindon,SN1 2ZZ,PO Box
000121,Grace Middleton,12 High St,,Leeds,LS1 4AB,Abbreviated street
000122,Ben Thackray,45 Park Rd.,,Sheffield,S10 2UW,Found with a flat
000123,Ella Foxley,7 Beech Ave,,Derby,DE1 2QT,Abbreviated street
000124,Noah Farrant,88 Victoria Raod,,Cardiff,CF10 3BT,Street misspelt
000125,Ruby Askew,190 Meadow Cl,,Norwich,NR2 1PA,Found as number 19
000126,Callum Reid,flat 4,61 Bath Street,Glasgow,g2 4jr,Lower case
000127,Zara Hussain,23 CANAL STREET,,BRADFORD,BD11AS,"Capitals, no space in the postcode"
000128,Oscar Penrose,6 Fore Street,,Truro,tr12qz,"Lower case, no space, found in another street"
000129,Isla Gowan,10 Union Street,,Dundee,DD1 OTE,Mistyped postcode
000130,Freddie Marsh,5 West Street,,Brighton,BN1,Half a postcode
000131,Holly Trent,34 London Road,,Leicester,,No postcode
000132,Arthur Denby,2 The Crescent,,North Yorkshire,,"No postcode, no town"
000133,Mia Calder,"71 Regent Street, Cambridge",,Cambridge,,"No postcode, town in the address"
000134,Leo Winters,"15 Grange Avenue, Leeds",,Leeds,B15 2TT,Town and postcode disagree
000135,Poppy Langford,"Flat 2, Abbey Road",,Manchester,M16 0AB,Found in a building
000136,Ivy Stanton,20 Mill Lane,,Cardiff,CF10 0PA,Found by its Welsh name
000137,Harry Bolton,"3 Elm Grove, Birmingam",,Birmingam,B16 8QQ,Town misspelt
000138,Sophie Carver,High Street,,Oxford,OX1 4BG,No number
000139,Max Ridley,Rose Cottage,,Whitby,YO22 1BD,Found as another cottage
000140,Alice Tern,,,Exeter,EX1 1HS,Postcode alone
000141,Jacob Thorne,Little Wenlock,,Telford,TF6 5BQ,A village alone
000142,Evie Marlow,"Unit B, 9 Wharf Road
Eastfield",,Peterborough,PE1 1PA,"Two lines
in one value"
000143,"Kerr, Fiona","11 ""The Maltings"", Brewery Lane",,Stirling,FK8 1AY,"Commas, and ""quotes"""
000144,Theo Barton,"Ground Floor Flat, 25 Marine Parade",,Worthing,BN11 3PR,
000145,Lucy Vane,"1 Chapel Mews, Chapel Street",,Penzance,TR18 0AB,Found without the mews
000146,Samuel Ince,17 Moor Lane,Great Crosby,Liverpool,L23 2ZH,Found with another postcode
000147,Daisy Holt,6 Green Lane,,Stockport,SK4 2NS,Repeated below
000148,Daisy Holt,6 Green Lane,,Stockport,SK4 2NS,Repeated
000149,D. Holt,6 GREEN LANE,,STOCKPORT,sk42ns,"Repeated, written in another way"
000150,Finley Ash,asdf qwerty,,,,No address at all
000151,Test Customer,???,,,,No address at all
000152,Bella Croft,Ask at the office,,,n/a,No address at all
000153,Ryan Peel,"14 Nowhere Road, Leeds",,Leeds,JA1 4AB,There is no such postcode
000154,Orla Finch,,,,,Nothing to send
000155,Hugo Lane,   ,,,,Only spaces
000156,Eve Sandford,SANDBOX-ERROR 1 Test Road,,Hull,HU1 1AA,The sandbox answers with an error
000157,Adam Sandford,SANDBOX-ERROR 2 Test Road,,Hull,HU1 1AB,The sandbox answers with an error
000158,Chloe Barr,12 Kirkgate,,Wakefield,WF1 1HS,A street without a kind
000159,Jude Farley,29A St Mary's Close,,Lincoln,LN2 1QX,+44 1632 960123
000160,Nina Roe,40 St Johns St,,Bury St Edmunds,IP33 1SN,=not a formula
`
