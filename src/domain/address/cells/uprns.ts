/** A number of up to 12 digits; programs write it as a text for Excel, or as a fraction. */
const UPRN = /^\s*(?:(?:=\s*"|')\s*)?0*([1-9]\d{0,11})(?:\.0+)?\s*(?:"\s*)?$/

/** A text as a UPRN without leading zeros; null if it is none. */
export const uprnOf = (text: string): string | null => UPRN.exec(text)?.[1] ?? null

/** Whether two UPRNs are both there and not the same, leading zeros aside. */
export const uprnsDiffer = (own: string | null, found: string): boolean => {
  const other = uprnOf(found)
  return own !== null && other !== null && own !== other
}
