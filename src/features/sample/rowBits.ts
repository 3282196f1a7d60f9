/** Rows in one letter of a text of bits: it is a digit to the base 32. */
const IN_LETTER = 5

/** Rows as a short text, a bit for each: a cleanse is saved with it. */
export function bitsOf(rows: Iterable<number>): string {
  const digits: (number | undefined)[] = []
  for (const row of rows) {
    const at = Math.floor(row / IN_LETTER)
    digits[at] = (digits[at] ?? 0) | (1 << (row % IN_LETTER))
  }
  return Array.from(digits, (digit = 0) => digit.toString(32)).join('')
}

/** The rows of such a text, in their order. */
export function rowsOf(bits: string): Set<number> {
  const rows = new Set<number>()
  for (let at = 0; at < bits.length; at += 1) {
    const digit = Number.parseInt(bits[at]!, 32)
    for (let bit = 0; bit < IN_LETTER; bit += 1) if (digit & (1 << bit)) rows.add(at * IN_LETTER + bit)
  }
  return rows
}
