import { matchOf, type Address } from './address'
import { addressesMeant } from './answerQuery'
import { readQuery } from './readQuery'
import { joinedTexts } from './text'

/** As many as the provider lists by default. */
const MOST = 10

/** Towns that are suggested for a street whose town is not clear. */
const MOST_TOWNS = 3

const ID_START = 'sandbox_'

/**
 * What the provider's GET /v1/autocomplete/addresses lists for a text: the addresses that it may mean, the flats of the
 * house, other numbers of the street. Nothing for a text without a street or postcode, or in an unknown place.
 */
export function suggest(text: string) {
  const meant = addressesMeant(readQuery(text), MOST_TOWNS)
  const suggestions = [...meant, ...meant.slice(0, 1).flatMap(neighboursOf)].map(suggestionOf)
  return suggestions
    .filter(({ id }, at) => suggestions.findIndex((other) => other.id === id) === at)
    .slice(0, MOST)
}

function neighboursOf(address: Address): Address[] {
  const { poBox, flat, number, building, street } = address
  if (poBox) return []
  const door = (parts: Partial<Address>): Address => ({ ...address, organisation: '', ...parts })
  const flats = number || building ? [flat && '', 'Flat 1', 'Flat 2', 'Flat 3'] : []
  const next = parseInt(number || '1', 10)
  const steps = street ? [2, -2, 4, 6] : []
  const numbers = steps.map((step) => next + step).filter((other) => other > 0)
  return [
    ...flats.map((other) => door({ flat: other })),
    ...numbers.map((other) => door({ flat: '', building: '', number: String(other) })),
  ]
}

/** A suggestion's id is its address, so that it can be fetched after a reload. */
function suggestionOf(address: Address) {
  const { line_1, line_2, line_3, udprn, postcode, postcode_outward } = matchOf(address)
  const text = joinedTexts([line_1, line_2, line_3, address.town])
  return {
    id: `${ID_START}${text}, ${postcode}`,
    suggestion: `${text}, ${postcode_outward}`,
    udprn,
    urls: { udprn: `/v1/udprn/${udprn}` },
  }
}

/** The address with the id of a suggestion, as the provider's GET /v1/autocomplete/addresses/{id}/gbr has it; or null. */
export function addressWithId(id: string) {
  const [meant] = id.startsWith(ID_START) ? addressesMeant(readQuery(id.slice(ID_START.length)), 1) : []
  return meant ? matchOf(meant) : null
}
