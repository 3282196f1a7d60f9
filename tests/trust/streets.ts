/** Real names of British streets, by the kind of street that they end with. */
const BY_KIND = `
  Road: Abbey, Acacia, Albert, Alexandra, Alma, Ashley, Balmoral, Beech, Belmont, Birch, Borough, Brighton, Buckingham,
    Burnley, Cambridge, Castle, Chapel, Chester, Church, Clarendon, Cliff, Coronation, Cromwell, Derby, Devonshire,
    Dover, Durham, Edward, Elm, Finchley, Foxhill, Garden, George, Gloucester, Grange, Halifax, Hawthorn, Highfield, Holly,
    Ipswich, Jubilee, Kensington, Kent, Lansdowne, Lincoln, London, Manor, Marlborough, Mill, Moor, Newton, Norfolk,
    North, Oak, Oakfield, Old Bath, Oxford, Park, Poplar, Preston, Priory, Quarry, Queens, Richmond, Roman, Salisbury,
    School, Sheffield, Somerset, South, Spring, St Andrews, St Georges, St Johns, St Marys, Stafford, Station, Sussex,
    Thornhill, Tudor, Upper Richmond, Vicarage, Victoria, Warwick, Wellington, Westbourne, Windsor, Woodlands, York
  Street: Albion, Back, Baker, Bold, Bridge, Broad, Brook, Canal, Castle, Chapel, Charles, Church, Clifton, Cross, Dale,
    Duke, Earl, East, Fore, Gladstone, Grey, Hanover, High, Hope, James, John, King, King William, Lord, Lower Brook,
    Market, Mary, Mill, Nelson, New, North, Northumberland, Oxford, Park, Peel, Peter, Prince, Prospect, Quay, Queen,
    Regent, Russell, Silver, South, Spring, St James, Stanley, Sun, Talbot, Trinity, Union, Upper Brook, Vernon,
    Victoria, Water, West, William, Wood, York
  Lane: Back, Barn, Birdcage, Blind, Brick, Butts, Chancery, Church, Cold Bath, Common, Cuckoo, Dark, Drury, Ferry, Frog,
    Gipsy, Green, Hall, Hollow, Honeypot, Hook, Kirk, Leather, Long, Love, Mill, Mincing, Moss, Narrow, Occupation, Park,
    Petticoat, Pound, Pudding, Rectory, Sandy, School, Shoulder of Mutton, Smithy, Stoney, Tanyard, Town, Watery, Wood
  Avenue: Acacia, Ash, Beech, Beverley, Cedar, Central, Chestnut, Coniston, Elm, First, Grosvenor, Hazel, Hillside,
    Kingsway, Laburnum, Larch, Lime, Linden, Maple, Myrtle, Northfield, Oak, Park, Poplar, Queens, Rowan, Second,
    Sycamore, The, Victoria, West, Willow
  Close: Abbots, Barley, Blackthorn, Bluebell, Bramble, Church, Fern, Foxglove, Glebe, Harebell, Heather, Ivy, Juniper,
    Kestrel, Lark, Manor, Meadow, Nightingale, Orchard, Paddock, Primrose, Ravens, Robin, Squirrel, Swallow, Vicarage
  Drive: Ambleside, Bowness, Broadway, Cherry Tree, Derwent, Falcon, Grasmere, Hawkshead, Kendal, Lakeside, Langdale,
    Mountbatten, Parklands, Rydal, Silverdale, The, Ullswater, Valley, Windermere, Woodland
  Crescent: Arundel, Balmoral, Devon, Lansdown, Mornington, Osborne, Park, Royal, Sandringham, Windsor
  Gardens: Albert, Cadogan, Ennismore, Hereford, Kew, Ladbroke, Palace, Queens, Rutland, Warwick
  Grove: Alder, Camberwell, Hazel, Lisson, Oak, Orchard, Ryde, The, Westbourne, Willow
  Place: Belgrave, Cavendish, Eaton, Ely, Hamilton, Langham, Portland, St James, Waterloo, Wilton
  Terrace: Albert, Alexandra, Belle Vue, Castle, Gloucester, Hillside, Marine, Prospect, Railway, Victoria
  Way: Armada, Bishops, Celandine, Fletcher, Harvest, Icknield, Jubilee, Longbow, Pilgrims, Saxon, Whitehouse
  Court: Abbey, Ashtree, Bramley, Dolphin, Friars, Hampton, Old Brewery, Quaker, Stable, Tanners
  Walk: Birdcage, Cathedral, Cheyne, Elephant, Monks, Orchard, Spa, Weavers
  Square: Bedford, Berkeley, Brunswick, Fitzroy, Hoxton, Russell, Sloane, Trafalgar
  Hill: Bunkers, Castle, Gallows, Ludgate, Muswell, Primrose, Richmond, Tower
  Mews: Adams, Belgrave, Coach House, Dove, Hay, Kynance, Stable, Weymouth
  Parade: Clarence, Grand, Marine, South, Western`

/** Real names of streets that no kind of street ends, in one word or several. */
export const KINDLESS = `
  Aldwych, Appledore, Arncliffe, Ashmeads, Aysgarth, Beaconsfield, Bembridge, Birkrig, Bishopdale, Blakemore, Bootham,
  Bowfell, Briggate, Broadway, Burnside, Butneys, Cheapside, Coppergate, Cornhill, Cotteylands, Deansgate, Eastgate,
  Enstone, Eskdale, Evington, Farmborough, Felmores, Feltons, Firbeck, Flamstead, Flimby, Flordon, Fossgate, Foxhill,
  Goodramgate, Hainault, Haymarket, Holbeck, Hombrook, Hookfield, Huntsgreen, Jameston, Jevington, Jocelyns, Keldholme,
  Kimberley, Kingsway, Kirkgate, Lawnmarket, Ledburn, Long Acre, Long Riding, Long Row, Maltravers, Micklegate, Millbank,
  Millfields, Minories, Naseby, Northbrooks, Northgate, Ollerton, Overcliffe, Penryn, Petergate, Piccadilly, Poultry,
  Queensway, Rivermill, Rushes Mead, Sharpecroft, Simnel, Skeldergate, South Esplanade, Southgate, Spinning Wheel Mead,
  Springfields, Stonegate, Stonegravels, Strand, Swinegate, Tanys Dell, The Broadway, The Butts, The Dashes, The Fairway,
  The Green, The Hawthorns, The Headrow, The Hides, The Knares, The Laurels, The Maltings, The Oaks, The Paddocks,
  The Pippins, The Ridgeway, The Shambles, The Spinney, The Strand, The Willows, Upper Mealines, Walmgate,
  Waterhouse Moor, Westbourne, Westgate, Whitefriargate, Whitehall, Wisley`
  .split(',')
  .map((name) => name.trim())

/** Real names of Welsh streets. */
export const WELSH = `
  Ffordd Penglais, Ffordd y Bryn, Heol Crwys, Heol Fawr, Heol Isaf, Heol y Deri, Heol y Nant, Lôn Las, Lôn y Felin,
  Maes y Dre, Min y Coed, Penybryn, Rhodfa'r Gogledd, Stryd Fawr, Stryd y Castell, Tai'r Felin`
  .split(',')
  .map((name) => name.trim())

/** Welsh names and the English ones of the same streets. */
export const ENGLISH: Partial<Record<string, string>> = {
  'Heol Fawr': 'High Street',
  'Lôn Las': 'Green Lane',
  'Lôn y Felin': 'Mill Lane',
  'Stryd Fawr': 'High Street',
  'Stryd y Castell': 'Castle Street',
}

const listed = BY_KIND.trim()
  .split(/\s+(?=\w+:)/)
  .map((row) => row.replace(/\s+/g, ' ').split(': '))

/** The kinds of street. */
export const KINDS: readonly string[] = listed.map(([kind = '']) => kind)

/** Streets that end with a kind. */
export const WITH_KIND: readonly string[] = listed.flatMap(([kind = '', names = '']) =>
  names.split(', ').map((name) => `${name} ${kind}`),
)
