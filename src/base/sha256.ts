const primes: number[] = []
for (let number = 2; primes.length < 64; number += 1)
  if (primes.every((prime) => number % prime !== 0)) primes.push(number)

/** The first 32 bits of the fraction. */
const fraction = (number: number) => ((number % 1) * 2 ** 32) | 0

const rotated = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits))

/** The SHA-256 digest of a text, in hexadecimal. The browser's own is asynchronous, and only for pages served over HTTPS. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text)
  // Blocks of 64 bytes: the text, a bit, blanks, and how many bits there are.
  const blocks = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) * 64))
  new Uint8Array(blocks.buffer).set(bytes)
  blocks.setUint8(bytes.length, 0x80)
  blocks.setUint32(blocks.byteLength - 4, bytes.length * 8)

  let hash = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
  for (let block = 0; block < blocks.byteLength; block += 64) {
    const words: number[] = []
    let sums = hash
    for (const [at, prime] of primes.entries()) {
      const [near, far] = [words[at - 2]!, words[at - 15]!]
      const mixed = rotated(near, 17) ^ rotated(near, 19) ^ (near >>> 10)
      const others = rotated(far, 7) ^ rotated(far, 18) ^ (far >>> 3)
      const word =
        at < 16 ? blocks.getInt32(block + at * 4) : words[at - 16]! + words[at - 7]! + mixed + others
      words.push(word | 0)
      const [a, b, c, d, e, f, g, h] = sums as [number, number, number, number, number, number, number, number] // oxfmt-ignore
      const one =
        h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + ((e & f) ^ (~e & g)) + fraction(Math.cbrt(prime)) + word // oxfmt-ignore
      const two = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
      sums = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g]
    }
    hash = hash.map((word, at) => (word + sums[at]!) | 0)
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
