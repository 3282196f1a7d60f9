import { readAnswer } from '../answers/readAnswer'
import type { Results, RowResult } from '../answers/rowResult'

const NO_TWINS: number[] = []

/** Flats behind one letter box share a UPRN and differ in UMPRN. Empty where the provider gave no UPRN. */
function identityOf(result: RowResult | null): string {
  const address = readAnswer(result)?.address
  return address?.uprn ? `${address.uprn}/${address.umprn}` : ''
}

/** For each row the others with the same address, in the file's order. */
export function twinsOf(results: Results): number[][] {
  const rowsOf = new Map<string, number[]>()
  const identities = results.map(identityOf)
  for (const [row, identity] of identities.entries()) {
    if (identity === '') continue
    const rows = rowsOf.get(identity)
    if (rows) rows.push(row)
    else rowsOf.set(identity, [row])
  }
  return identities.map((identity, row) => {
    const rows = rowsOf.get(identity)
    return rows && rows.length > 1 ? rows.filter((other) => other !== row) : NO_TWINS
  })
}
