import { findPostcodes, withoutPostcodes } from '../../../app/base/findPostcodes'
import { PART_NAMES, type AddressParts, type PartName, type PlacedWord } from './addressParts'
import { addressWords, type AddressWord } from './addressWords'
import { assignGap, isHouseNumber, segmentsOf } from './assignGap'
import { diffAddresses, type Piece } from './diffAddresses'

const place = (words: AddressWord[], partAt: (at: number) => PartName | null): PlacedWord[] =>
  words.map((word) => Object.assign(word, { part: partAt(word.start) }))

/** The words of the address found, each with its part. */
function foundWords(found: AddressParts): { text: string; words: PlacedWord[] } {
  const spans: { end: number; part: PartName }[] = []
  let text = ''
  for (const part of PART_NAMES) {
    if (found[part] === '') continue
    text += (text && ', ') + found[part]
    spans.push({ end: text.length, part })
  }
  const partAt = (at: number) => spans.find(({ end }) => at < end)?.part ?? null
  return { text, words: place(addressWords(text), partAt) }
}

/** The places of those words that stand in pieces which the other text has too. */
function sameWords(pieces: Piece[], words: AddressWord[]): number[] {
  const ends: { end: number; isSame: boolean }[] = []
  for (const { text, isSame } of pieces) ends.push({ end: (ends.at(-1)?.end ?? 0) + text.length, isSame })
  return words.flatMap(({ start }, at) => (ends.find(({ end }) => start < end)?.isSame ? [at] : []))
}

/** What stands between commas with words of one part alone belongs to that part as a whole. */
function fillSegments(segments: PlacedWord[][]) {
  for (const segment of segments) {
    const parts = new Set(segment.flatMap(({ part }) => (part === null || part === 'number' ? [] : [part])))
    const [part] = parts
    // Without commas the whole text is one segment, and says nothing.
    if (parts.size !== 1 || part === undefined || segments.length === 1) continue
    for (const word of segment) if (word.part === null && !isHouseNumber(word)) word.part = part
  }
}

/** What was written of a part: its words as they stand in the text, with what is between them. */
function writtenOf(part: PartName, text: string, words: PlacedWord[]): string {
  const runs: { start: number; end: number }[] = []
  words.forEach((word, at) => {
    if (word.part !== part) return
    const last = runs.at(-1)
    if (last && words[at - 1]?.part === part) last.end = word.end
    else runs.push({ start: word.start, end: word.end })
  })
  return runs.map(({ start, end }) => text.slice(start, end)).join(', ')
}

/** The postcode that was sent, as it was written: the one that was found, else the last of several. */
function writtenPostcode(sent: string, found: string): string {
  const postcodes = findPostcodes(sent)
  const postcode = postcodes.includes(found) ? found : postcodes.at(-1)
  return postcode ? (new RegExp(postcode.replace(' ', '\\s*'), 'i').exec(sent)?.[0] ?? postcode) : ''
}

/**
 * What a text that was sent has for each part of the address that was found. Words that both have say where a part
 * is; what lies between two such words is what the other has there. Where nothing corresponds a part is empty.
 *
 * @param isOtherBuilding whether the provider says that the building differs: what stands before the street is that
 */
export function sentParts(sent: string, found: AddressParts, isOtherBuilding = false): AddressParts {
  const postcode = writtenPostcode(sent, found.postcode)
  const text = withoutPostcodes(sent)
  // Half a postcode is a word like any other.
  const other = foundWords({ ...found, postcode: postcode ? '' : found.postcode })
  const words = place(addressWords(text), () => null)
  const pieces = diffAddresses(text, other.text)
  const [here, there] = [sameWords(pieces.sent, words), sameWords(pieces.found, other.words)]

  const anchors = [
    ...here.map((at, n) => [at, there[n]!] as const),
    [words.length, other.words.length] as const,
  ]
  let [from, fromFound] = [0, 0]
  for (const [to, toFound] of anchors) {
    assignGap(words.slice(from, to), other.words.slice(fromFound, toFound))
    if (to < words.length) words[to]!.part = other.words[toFound]!.part
    ;[from, fromFound] = [to + 1, toFound + 1]
  }

  const segments = segmentsOf(words)
  fillSegments(segments)
  if (isOtherBuilding && !words.some(({ part }) => part === 'building')) {
    const street = segments.findIndex((segment) => segment.some(({ part }) => part !== null))
    for (const word of segments.slice(0, Math.max(0, street)).flat())
      if (!isHouseNumber(word)) word.part = 'building'
  }
  if (!words.some(({ part }) => part === 'number')) {
    const number = words.find((word) => word.part === null && isHouseNumber(word))
    if (number) number.part = 'number'
  }

  const written = (part: PartName) => writtenOf(part, text, words)
  return {
    organisation: written('organisation'),
    building: written('building'),
    number: written('number'),
    street: written('street'),
    locality: written('locality'),
    town: written('town'),
    postcode: postcode || written('postcode'),
  }
}
