/** The first primes. */
const primes = Array.from({ length: 310 }, (_, at) => at + 2).filter((number) =>
  Array.from({ length: number - 2 }, (_, at) => at + 2).every((other) => number % other !== 0),
)

/** The first 32 bits behind the point. */
const fraction = (number: number) => ((number % 1) * 2 ** 32) | 0

const ROUNDS = primes.map((prime) => fraction(Math.cbrt(prime)))
const BEGINNING = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

const rotated = (word: number, ...by: number[]) =>
  by.reduce((sum, bits) => sum ^ ((word >>> bits) | (word << (32 - bits))), 0)

/** The bytes of a text in blocks of 16 words, filled up as the standard has it. */
function blocksOf(text: string): Int32Array[] {
  const bytes = new TextEncoder().encode(text)
  const blocks = Array.from({ length: ((bytes.length + 8) >> 6) + 1 }, () => new Int32Array(16))
  const put = (at: number, byte: number) => {
    blocks[at >> 6]![(at >> 2) & 15]! |= byte << (24 - (at & 3) * 8)
  }
  for (const [at, byte] of bytes.entries()) put(at, byte)
  put(bytes.length, 0x80)
  blocks.at(-1)![15] = bytes.length * 8
  return blocks
}

/** The SHA-256 digest of a text, in hexadecimal. That of the browser comes later, and only to a page that came over HTTPS. */
export function sha256(text: string): string {
  const hash = Int32Array.from(BEGINNING)
  for (const block of blocksOf(text)) {
    const words = new Int32Array(ROUNDS.length)
    words.set(block)
    let [a, b, c, d, e, f, g, h] = hash as unknown as number[] as [number, number, number, number, number, number, number, number] // prettier-ignore
    for (const [at, constant] of ROUNDS.entries()) {
      if (at >= block.length) {
        const [near, far] = [words[at - 2]!, words[at - 15]!]
        const mixed = (rotated(near, 17, 19) ^ (near >>> 10)) + (rotated(far, 7, 18) ^ (far >>> 3))
        words[at] = words[at - 16]! + words[at - 7]! + mixed
      }
      const one = h + rotated(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + constant + words[at]!
      const two = rotated(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c))
      ;[a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g]
    }
    for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) hash[at]! += word
  }
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
