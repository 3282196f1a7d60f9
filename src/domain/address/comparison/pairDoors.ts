import type { Door } from './doors'
import type { FoundDoor } from './found'
import { isLetter, type Word } from './words'

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

/** Whether two doors are the parts of one: a letter and a number, `C 3` and `C3`, 18 and its `E`; `12 1/2` and `12½`. */
const areParts = (whole: Door, a: Door, b: Door) =>
  (isLetter(a.value) && [a.value + b.value, b.value + a.value].includes(whole.value)) ||
  (b.value === '1/2' && whole.value === `${a.value}½`)

const isSameValue = (a: Door, b: Door) =>
  a.value === b.value || spellingsOf(a).some((spelling) => spellingsOf(b).includes(spelling))

const isSameKind = (a: Door, b: Door) => a.kind === b.kind || a.kind === '' || b.kind === ''

/** Which doors may be the same, the surest first. */
const PASSES: ((sent: Door, found: Door, hasHouse: boolean) => boolean)[] = [
  (sent, found) => sent.place === found.place && isSameKind(sent, found),
  (sent, found) => sent.place === 'either' && found.place === 'house',
  (sent, found) => (sent.place === 'house' || sent.place === 'flat') && found.place === 'either',
  (sent, found) =>
    sent.place === 'either' && (found.place === 'flat' || found.place === 'block') && isSameKind(sent, found),
  // A number without a word may be a flat's or a block's where there is no house number.
  (sent, found, hasHouse) =>
    sent.place === 'house' && (found.place === 'flat' || found.place === 'block') && !hasHouse,
]

const PARTS = /^(\w+)[-/&](\w+)$/

/** The doors that are the same in both addresses, and those that are left in each. `words` were sent. */
export function pairDoors(sent: Door[], found: FoundDoor[], words: Word[]) {
  const pairs: [sent: Door, found: FoundDoor][] = []
  let leftSent = sent
  let leftFound = found
  const pair = (a: Door, b: FoundDoor) => {
    pairs.push([a, b])
    leftSent = leftSent.filter((door) => door !== a)
    leftFound = leftFound.filter((door) => door !== b)
  }
  const hasHouse = found.some(({ place }) => place === 'house')
  for (const mayBeSame of PASSES) {
    for (const door of leftSent) {
      const other = leftFound.find((each) => mayBeSame(door, each, hasHouse) && isSameValue(door, each))
      if (other) pair(door, other)
    }
  }
  // `3/12` is a flat and a house, in the order that the other address has.
  for (const door of leftSent) {
    const parts = PARTS.exec(door.value)?.slice(1) ?? []
    if (door.kind === '' && !door.value.includes('/')) continue
    const both = parts.map((part) => leftFound.find(({ value }) => value === part))
    if (both[0] && both[1] && both[0].place !== both[1].place) {
      pair(door, both[0])
      pair(door, both[1])
    } else if (door.kind === '' && both.some(Boolean)) {
      const at = both[0] ? 0 : 1
      pair(door, both[at]!)
      leftSent = [...leftSent, { ...door, place: 'flat', value: parts[1 - at]! }]
    }
  }
  // `Flat C 3` for `Flat C3`; but `Flat 1, 12` is not `112`.
  for (const door of leftFound) {
    const parted = leftSent.find((first) => {
      const second = leftSent.find(({ from }) => from === first.to + 1)
      return second && words[first.from]!.part === words[second.to]!.part && areParts(door, first, second)
    })
    const second = parted && leftSent.find(({ from }) => from === parted.to + 1)
    if (!second) continue
    pair(parted, door)
    pair(second, door)
  }
  // `18E` where the answer has `E` of 18.
  for (const door of leftSent) {
    const letter = leftFound.find(({ kind, value }) => kind === '' && isLetter(value))
    const number = letter && leftFound.find((each) => areParts(door, letter, each))
    const [half, whole] = [
      leftFound.find(({ value }) => value === '1/2'),
      leftFound.find((each) => door.value === `${each.value}½`),
    ]
    const parts = number ? [letter, number] : half && whole ? [half, whole] : []
    for (const part of parts) pair(door, part)
  }
  // A flat and a house where the answer has `14/3`; `12, 14` for `12-14`.
  for (const door of leftFound) {
    const parts = PARTS.exec(door.value)?.slice(1) ?? []
    const both = parts.map((part) => leftSent.find(({ value }) => value === part))
    if (!both[0] || !both[1] || both[0] === both[1]) continue
    if (!door.value.includes('/') && both.some((each) => each!.kind !== '')) continue
    pair(both[0], door)
    pair(both[1], door)
  }
  return { pairs, leftSent, leftFound }
}
