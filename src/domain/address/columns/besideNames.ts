// Names of columns beside an address: apart from those of addresses, since the first screen does without them.

import { headerWords } from './columnWords'
import { customerHeaders } from './customerHeaders'
import { BESIDE_KINDS, type BesideKind } from './kinds'

/** Names of the column of UPRNs; not of columns about UPRNs, nor of another place's UPRN. */
const UPRN =
  /^(?!.*\b(?:parent|landlord|source|status|type|match|matched|date|confidence|count|valid|verified)\b).*\b(?:uprns?|unique property ref(?:erence)?)\b/

/** Reads a name: its last word says what the column holds, *If known, the ward*. */
function besideName(header: string): BesideKind | undefined {
  const name = headerWords(header)
  const last = name.split(' ').at(-1)
  return BESIDE_KINDS.find((kind) => (kind === 'uprn' ? UPRN.test(name) : kind === last))
}

/** What stands beside an address in each of the customer's columns, by its name. */
export function columnsBeside(headers: string[]): (BesideKind | undefined)[] {
  const kinds = customerHeaders(headers).map(besideName)
  return kinds.map((kind, column) => (kind === 'uprn' && kinds.indexOf(kind) < column ? undefined : kind))
}
