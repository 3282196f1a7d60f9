import type { Door } from '../words/designators'
import { isLetter, type Word } from '../words/words'

/** The ways in which a number may be written: `12&14` is `12-14`, `12/a` is `12a`, `d/12` is `d12`, `g/1` is `0/1`, `f3` is flat 3. */
function spellingsOf({ value, kind }: Door): string[] {
  const [, first = '', sign = '', second = ''] = /^([a-z\d]+)([-/&])([a-z\d]+)$/.exec(value) ?? []
  if (sign === '') return kind === '' && /^f\d/.test(value) ? [value, value.slice(1)] : [value]
  if (isLetter(second)) return [value, first + second]
  if (sign === '&') return [value, `${first}-${second}`]
  const isAscending = parseInt(first, 10) < parseInt(second, 10)
  if (sign === '/')
    return [
      value,
      first === 'g' ? `0/${second}` : `${first}/${second}`,
      ...(isLetter(first) ? [first + second] : []),
      ...(isAscending ? [`${first}-${second}`] : []),
    ]
  return !isAscending || kind === 'flat' ? [value, `${first}/${second}`] : [value]
}

const isSameValue = (a: Door, b: Door) =>
  a.value === b.value || spellingsOf(a).some((spelling) => spellingsOf(b).includes(spelling))

/** A floor may be that of its flat or of its shop. */
const isPartOf = (kind: string, other: string) => kind === '' || (kind === 'floor' && other.startsWith(kind))

const isSameKind = (a: Door, b: Door) =>
  a.kind === b.kind || isPartOf(a.kind, b.kind) || isPartOf(b.kind, a.kind)

const isInHouse = ({ place }: Door) => place === 'flat' || place === 'block'

/** Which doors may be the same, the surest first. A flat that is named by its floor has no number, so that one is the house's. */
const PASSES: ((sent: Door, found: Door, has: { house: boolean; floorFlat: boolean }) => boolean)[] = [
  (sent, found) => sent.place === found.place && isSameKind(sent, found),
  (sent, found) => sent.place === 'either' && found.place === 'house',
  (sent, found) => (sent.place === 'house' || sent.place === 'flat') && found.place === 'either',
  (sent, found, has) =>
    sent.place === 'either' && isInHouse(found) && isSameKind(sent, found) && !has.floorFlat,
  // A number without a word may be a flat's or a block's where there is no house number.
  (sent, found, has) => sent.place === 'house' && isInHouse(found) && !has.house && !has.floorFlat,
]

/** The two parts of a number and what joins them: `14/3`, `12-14`, `C3`, `18E`, `12½`. */
function numberParts(value: string) {
  const [, first, sign, second] =
    /^(\w+)([-/&])(\w+)$/.exec(value) ??
    /^([a-z])()(\d+)$/.exec(value) ??
    /^(\d+)()([a-z]|½)$/.exec(value) ??
    []
  return first === undefined ? null : { first, sign, second: second === '½' ? '1/2' : second }
}

/** The doors that are the same in both addresses, and those that are left in each. `words` were sent. */
export function pairDoors<Found extends Door>(sent: Door[], found: Found[], words: Word[]) {
  const pairs: [sent: Door, found: Found][] = []
  let leftSent = sent
  let leftFound = found
  const pair = (a: Door, b: Found) => {
    pairs.push([a, b])
    leftSent = leftSent.filter((door) => door !== a)
    leftFound = leftFound.filter((door) => door !== b)
  }
  const hasHouse = found.some(({ place }) => place === 'house')
  for (const mayBeSame of PASSES) {
    const has = { house: hasHouse, floorFlat: leftSent.some(({ kind }) => kind === 'floor flat') }
    for (const door of leftSent) {
      const other = leftFound.find((each) => mayBeSame(door, each, has) && isSameValue(door, each))
      if (other) pair(door, other)
    }
  }
  // `3/12` is a flat and a house, in the order that the other address has; `18E` is `E` of 18, but not Flat E.
  for (const door of leftSent) {
    const parts = numberParts(door.value)
    if (!parts || (parts.sign !== '/' && parts.sign !== '' && door.kind === '')) continue
    const isPart = (part?: string) => (each: Found) =>
      each.value === part && (parts.sign !== '' || each.kind === '')
    const [a, b] = [parts.first, parts.second].map((part) => leftFound.find(isPart(part)))
    if (a && b && (parts.sign === '' || a.place !== b.place)) {
      pair(door, a)
      pair(door, b)
    } else if (door.kind === '' && parts.sign !== '' && (a ?? b)) {
      pair(door, (a ?? b)!)
      leftSent = [...leftSent, { ...door, place: 'flat', value: (a ? parts.second : parts.first)! }]
    }
  }
  // A flat and a house where the answer has `14/3`; `12, 14` for `12-14`; `Flat C 3` for `Flat C3`, but no `Flat 1, 12`.
  for (const door of leftFound) {
    const parts = numberParts(door.value)
    const [a, b] = [parts?.first, parts?.second].map((part) => leftSent.find(({ value }) => value === part))
    if (!parts || !a || !b || a === b) continue
    const isRightBefore = a.to === b.from - 1 && words[a.to]!.part === words[b.from]!.part
    if (parts.sign === '' ? isRightBefore : parts.sign === '/' || (a.kind === '' && b.kind === '')) {
      pair(a, door)
      pair(b, door)
    }
  }
  // Two columns may hold the same line.
  const isRepeated = ({ kind, value }: Door) =>
    kind !== '' && pairs.some(([door]) => door.kind === kind && door.value === value)
  return { pairs, leftSent: leftSent.filter((door) => !isRepeated(door)), leftFound }
}
