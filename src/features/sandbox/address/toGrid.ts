import type { Country } from './townTable'

/** A national grid: where its projection has its origin, in degrees, and what is added and multiplied, in metres. */
const GREAT_BRITAIN = { latitude: 49, longitude: -2, eastings: 400_000, northings: -100_000, scale: 0.9996 }
const IRELAND = { latitude: 53.5, longitude: -8, eastings: 200_000, northings: 250_000, scale: 1.000035 }

const EQUATOR_RADIUS = 6_378_137
const FLATNESS = 0.00669438

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The document has no room for the seven digits of Orkney and Shetland. */
const NORTHERNMOST = 999_999

/** How far north of the equator a latitude is, in metres. */
const metresNorth = (latitude: number) => 111_132.95 * latitude - 16_038.5 * Math.sin(radians(2 * latitude))

/**
 * The eastings and northings of a place on the grid that its country uses (Northern Ireland the Irish one), right to
 * about 200 m: the ground is taken as the globe of satellite navigation. Empty where they would be more than the
 * provider's document allows.
 */
export function toGrid(latitude: number, longitude: number, country: Country) {
  const grid = country === 'Northern Ireland' ? IRELAND : GREAT_BRITAIN
  const [sine, cosine] = [Math.sin(radians(latitude)), Math.cos(radians(latitude))]
  const radius = EQUATOR_RADIUS / Math.sqrt(1 - FLATNESS * sine * sine)
  const east = radians(longitude - grid.longitude) * cosine
  // Parallels bend towards the pole, so what lies off the middle of the grid lies further north.
  const north =
    metresNorth(latitude) - metresNorth(grid.latitude) + (radius * east * east * sine) / cosine / 2
  const eastings = Math.round(grid.eastings + grid.scale * radius * east)
  const northings = Math.round(grid.northings + grid.scale * north)
  return northings > NORTHERNMOST ? { eastings: '', northings: '' } : { eastings, northings }
}
