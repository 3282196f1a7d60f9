import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameWord } from '../../../../src/domain/address/words/spelling'
import { KINDS, type Kind } from '../../../../src/domain/address/columns/kinds'
import { isOnlyWriting, wordsIn } from '../../../../src/domain/address/cells/sameWords'
import { POSTCODE } from '../../../../src/domain/address/cells/postcodes'
import { layoutOf, type AddressLayout } from '../../../support/addressLayouts'
import { isDeep, seed } from '../../../support/drawing'
import {
  addressNamed,
  drawnLayout,
  drawnRowIn,
  firmOf,
  frontOf,
  isHalf,
  isPostcode,
  isSame,
  rowOf,
  type DrawnRow,
} from '../../../support/drawnRows'
import { writeInto } from '../../../support/writeInto'

const DRAWS = { seed, numRuns: isDeep ? 5000 : 40 }

const drawn = drawnRowIn(drawnLayout)

const foundIn = ({ own, found }: DrawnRow) => addressNamed(found || own)

function written(each: DrawnRow, row = rowOf(each), isSameDoor = isSame(each)) {
  const result = writeInto(foundIn(each), { row, slots: each.layout.slots, isSameDoor })
  return result && { ...result, row: row.map((text, column) => result.inCapitals.get(column) ?? text) }
}

/** What a row has of its own before the number of a house that was found without flats. */
function flatOf(each: DrawnRow): string {
  const [own, found] = [addressNamed(each.own), foundIn(each)]
  const isHouse = own.premise.number === found.premise.number && own.postcode === found.postcode
  return isHouse && own.streets[0] === found.streets[0]
    ? `${own.premise.subBuilding} ${own.premise.name}`
    : ''
}

const isOf = (kind: Kind) => (slot: { kind: Kind }) => slot.kind === kind

/** Whether a firm comes before the address, and another was found: it goes. */
const isFirmBesideAnother = (each: DrawnRow) => / Ltd/.test(each.front) && foundIn(each).organisation !== ''

/** The parts of a row: between its commas, lines and cells. */
const partsOf = (row: string[]) => row.flatMap((cell) => cell.split(/[,\n]/))

/** The words that a list has more often than another. */
function beyond(words: string[], others: string[]): string[] {
  const left = [...others]
  return words.filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

const check = (holds: (each: DrawnRow) => void) => fc.assert(fc.property(drawn, holds), DRAWS)

/** The cells of an address as a person reads them, its postcode last. */
const textOf = ({ layout }: DrawnRow, row: string[], except: Kind[] = []) =>
  layout.slots
    .filter(({ kind }) => !except.includes(kind))
    .toSorted((a, b) => Number(isHalf(a.kind)) - Number(isHalf(b.kind)))
    .map(({ column }) => row[column]!)
    .filter((text) => text !== '')
    .join(isHalves(layout) ? ' ' : '\n')

const isHalfOnly = (kind: Kind) => kind === 'outwardCode' || kind === 'inwardCode'

const isHalves = ({ kinds }: AddressLayout) => kinds.includes('outwardCode')

const NAMES = ['firm', 'department'] as const

/** The columns of a row that hold the customer's name. */
const namesIn = ({ layout }: DrawnRow, row: string[]) =>
  layout.slots.filter(({ column, kind }) => NAMES.some((name) => name === kind) && row[column] !== '')

/** The same address as text, from its lines and not from its parts; without the names that the row has itself. */
function addressText(each: DrawnRow, row = rowOf(each)) {
  const { organisation, department, lines, postTown, postcode } = foundIn(each)
  const names = namesIn(each, row)
  const kinds = new Set(names.map(({ kind }) => kind))
  const theirs = wordsIn(...names.map(({ column }) => row[column]!))
  const isTheirs =
    (each.named === 'in care of it' && isSame(each)) || (names.length > 0 && firmOf(each) !== '')
  const isSaid = (line: string) =>
    wordsIn(line).every((word) => theirs.some((other) => isSameWord(other, word)))
  const isOwn = (line: string) =>
    (line === organisation && (kinds.has('firm') || isSaid(line) || isTheirs)) ||
    (line === department && (kinds.has('department') || isSaid(line)))
  const all = [...(lines.includes(department) ? [] : [department]), ...lines, postTown, postcode]
  return all.filter((line) => !isOwn(line)).join(', ')
}

test('a column outside the address is theirs, and so is a name; every other one is written', () => {
  check((each) => {
    const { cells } = written(each)!
    const names = namesIn(each, rowOf(each))
    const others = each.layout.slots.filter((slot) => !names.includes(slot))
    expect(new Set(cells.keys())).toEqual(new Set(others.map(({ column }) => column)))
  })
})

test('in the file a part that says the same is byte for byte theirs, except a postcode; the rest is as the post office writes', () => {
  check((each) => {
    const row = rowOf(each)
    const { cells, inCapitals } = written(each)!
    for (const { column, kind } of each.layout.slots) {
      const [own, text, asPost] = [row[column]!, cells.get(column), inCapitals.get(column)]
      const isSaid = asPost !== undefined && own !== '' && isOnlyWriting(own, asPost)
      const wanted = isSaid && !isHalf(kind) ? own : asPost
      expect(text?.replace(POSTCODE, '')).toBe(wanted?.replace(POSTCODE, ''))
      expect(text?.match(POSTCODE)).toEqual(asPost?.match(POSTCODE))
    }
  })
})

test('each word of the address occurs once, and none of another address', () => {
  check((each) => {
    const { row } = written(each)!
    const words = wordsIn(
      textOf(each, row, ['county', ...namesIn(each, rowOf(each)).map(({ kind }) => kind)]),
    )
    const wanted = wordsIn(addressText(each))
    expect(beyond(wanted, words)).toEqual([])
    const theirs = [frontOf(each), firmOf(each), flatOf(each)]
    const firm = firmOf(each) === '' ? '' : foundIn(each).organisation
    expect(beyond(beyond(words, wanted), wordsIn(...theirs, firm))).toEqual([])
  })
})

test('its parts are in the order of an envelope, a number before its street', () => {
  check((each) => {
    const { row } = written(each)!
    const address = foundIn(each)
    const text = textOf(each, row, ['county', 'firm', 'department'])
      .replace(/[\n,|]+ ?/g, ' ')
      .replace(/ +/g, ' ')
    let from = 0
    const isApart = each.layout.name === 'a flat behind a line'
    const { kinds } = each.layout
    // Without a column it ends the lines, which may be before the town's.
    const ends = kinds.includes('town') && !kinds.some(isPostcode) ? [] : [address.postcode]
    for (const part of [...address.lines, address.postTown, ...ends]) {
      if (part === address.organisation || part === address.department) continue
      for (const piece of part.split(', ')) {
        if (isApart && piece === address.premise.subBuilding) continue
        expect(text.slice(from)).toContain(piece)
        from = text.indexOf(piece, from) + piece.length
      }
    }
  })
})

test('each word of theirs is in the row or named as lost', () => {
  check((each) => {
    const before = rowOf(each)
    const { row, lost } = written(each)!
    // Nobody misses the county of a town that stays.
    const after = [...wordsIn(...row, ...lost, each.county), ...wordsIn(row.join(''))]
    const gone = wordsIn(textOf(each, before)).filter(
      (word) => !after.some((other) => isSameWord(word, other)),
    )
    expect(gone).toEqual([])
  })
})

test('a word that the address only spells differently is not lost', () => {
  check((each) => {
    if (!isSame(each) || each.firm !== '' || firmOf(each) !== '' || isFirmBesideAnother(each)) return
    const { row, lost } = written(each)!
    const said = wordsIn(textOf(each, row))
    expect(wordsIn(...lost).filter((word) => said.some((other) => isSameWord(word, other)))).toEqual([])
  })
})

test('a part of theirs stays whole or goes whole, except what comes before the door in it', () => {
  check((each) => {
    const { row } = written(each)!
    // Half a postcode is no part.
    if (isHalves(each.layout)) return
    const parts = partsOf(rowOf(each))
    const { lines, department, postTown, county, postcode } = foundIn(each)
    const found = wordsIn(...lines, department, postTown, county, postcode)
    for (const part of partsOf(row)) {
      const rest = beyond(wordsIn(part), found)
      const isWhole = (own: string) => beyond(wordsIn(own), wordsIn(part)).length === 0
      const fronts = [...parts, frontOf(each), firmOf(each)].filter((own) => wordsIn(own).length > 0)
      expect(rest.length === 0 || fronts.some((own) => isWhole(own))).toBe(true)
    }
  })
})

test('words before the door stay, and come first', () => {
  check((each) => {
    const { row } = written(each)!
    // A building's own column may come before it.
    if (each.front === '' || each.layout.slots.some(isOf('building'))) return
    // Beside another house only what says that it is none.
    if (isFirmBesideAnother(each) || (each.front === 'Rear of shop' && !isSame(each))) return
    const text = textOf(each, row, ['firm', 'department', 'county']).toLowerCase()
    expect(text).toContain(frontOf(each).toLowerCase())
  })
})

test('writing it again changes nothing', () => {
  check((each) => {
    const once = written(each)!
    const again = written(each, once.row, true)!
    expect(again.row).toEqual(once.row)
    expect(again.lost).toEqual([])
  })
})

test('two doors never become one text', () => {
  const pairs: [string, string][] = [
    ['flat', 'the next flat'],
    ['house', 'the next house'],
    ['house', 'a house with a letter'],
    ['house', 'flat'],
    ['flat', 'a flat in a named house'],
  ]
  fc.assert(
    fc.property(drawn, fc.constantFrom(...pairs), fc.boolean(), (each, [a, b], isHouseFound) => {
      const isFlats = b === 'the next flat' || a === 'house'
      const found = isHouseFound && b === 'the next flat' ? 'house' : ''
      const [one, two] = [a, b].map((own) => written({ ...each, own, found: isFlats ? found : '' })!)
      expect(textOf(each, one!.row)).not.toEqual(textOf(each, two!.row))
    }),
    DRAWS,
  )
})

test('a column that does not change stays as it is, and no door, town or postcode is mixed with another', () => {
  fc.assert(
    fc.property(drawn, fc.nat(), (each, draw) => {
      const { slots } = each.layout
      const still = slots[draw % slots.length]!
      const row = rowOf(each)
      const address = foundIn(each)
      const result = writeInto(address, {
        row,
        slots: slots.map((slot) => (slot === still ? { ...slot, stays: true } : slot)),
        isSameDoor: isSame(each),
      })
      if (!result) return
      expect(result.cells.has(still.column)).toBe(false)
      const towns = slots.filter((slot) => slot !== still && slot.kind === 'town' && row[slot.column] !== '')
      // Of several one takes it.
      const texts = towns.map(({ column }) => result.inCapitals.get(column))
      expect(towns.length === 0 || texts.includes(address.postTown)).toBe(true)
      const after = row.map((text, column) => result.inCapitals.get(column) ?? text)
      const said = wordsIn(textOf(each, after, ['county']))
      const isFree = ['line', 'locality', 'firm', 'department', 'county'].includes(still.kind)
      // It may name the firm in other words.
      const others = firmOf(each) === '' ? said : [...said, ...wordsIn(address.organisation)]
      const isSaid = (word: string) => others.some((other) => isSameWord(other, word))
      expect(wordsIn(addressText(each)).filter((word) => !isSaid(word))).toEqual([])
      const isApart = isFree || isHalf(still.kind) || isSame(each)
      const theirs = isApart ? [] : wordsIn(row[still.column]!)
      const known = wordsIn(addressText(each), frontOf(each), flatOf(each))
      const isOther = (word: string) => !known.some((other) => isSameWord(word, other))
      expect(theirs.filter(isOther)).toEqual([])
    }),
    DRAWS,
  )
})

/** A row that was drawn once, and was wrong. */
const drawnOnce = (each: Pick<DrawnRow, 'own' | 'found' | 'named'>, kinds: Kind[], firm = ''): DrawnRow => ({
  layout: layoutOf('drawn once', kinds),
  front: '',
  behind: '',
  county: '',
  firm,
  spelling: 'as it is',
  way: 'a part a line',
  ...each,
})

/** What a person chooses most often. */
const LINES = Array<Kind>(KINDS.length).fill('line')

test('a column may be given any other kind: nothing is lost, doubled or unstable', () => {
  fc.assert(
    fc.property(drawn, fc.nat(), fc.constantFrom(...KINDS, ...LINES), (each, draw, kind) => {
      const row = rowOf(each)
      const { slots } = each.layout
      const at = draw % slots.length
      // A house's number that is called a flat is the house's and a flat's by turns.
      if (kind === 'flat' && slots[at]!.kind === 'number') return
      // Half a postcode is none.
      if (isHalfOnly(slots[at]!.kind) || isHalfOnly(kind)) return
      const changed = slots.map((slot, index) => (index === at ? { ...slot, kind } : slot))
      const layout = { ...each.layout, slots: changed }
      const once = written({ ...each, layout }, row)
      // An address may have a column for each of its parts.
      const isWide = changed.some(isOf('line')) || changed.some(isOf('street'))
      expect(once !== null || !isWide).toBe(true)
      if (!once) return
      const said = wordsIn(textOf({ ...each, layout }, once.row))
      expect(beyond(wordsIn(addressText({ ...each, layout }, row)), said)).toEqual([])
      const after = [...wordsIn(...once.row, ...once.lost, each.county), ...wordsIn(once.row.join(''))]
      const gone = wordsIn(row.join('\n')).filter((word) => !after.some((other) => isSameWord(word, other)))
      expect(gone).toEqual([])
      // Two columns of numbers with the street between them are no order to read in.
      if (slots.some(isOf(kind))) return
      expect(written({ ...each, layout }, once.row, true)!.row).toEqual(once.row)
    }),
    {
      ...DRAWS,
      examples: [
        [
          drawnOnce({ own: 'a unit of a firm', found: 'the next flat', named: 'with a legal form' }, [
            'street',
            'line',
          ]),
          1,
          'building',
        ],
      ],
    },
  )
})

/** A row whose columns were sent in part: the street's always. */
const drawnSent = fc.tuple(drawn, fc.nat()).map(([each, draw]): DrawnRow => {
  const { slots } = each.layout
  const street = slots.findIndex(({ kind }) => kind === 'line' || kind === 'street')
  const isSent = (at: number) => at === street || ((draw >> at) & 1) === 1
  const marked = slots.map((slot, at) => (isSent(at) ? slot : { ...slot, isUnsent: true }))
  return { ...each, layout: { ...each.layout, slots: marked } }
})

test('an unsent column is emptied only if its words are elsewhere, or with another house; a flat stays', () => {
  fc.assert(
    fc.property(drawnSent, (each) => {
      const before = rowOf(each)
      const { row } = written(each, before)!
      const [own, found] = [addressNamed(each.own), foundIn(each)]
      const isLessOfIt = found.premise.subBuilding === '' && found.premise.name === own.premise.name
      const isHouse = isSame(each) || (flatOf(each).trim() !== '' && isLessOfIt)
      const after = [...wordsIn(...row), ...wordsIn(row.join(''))]
      // A firm that was found replaces theirs.
      const hasFirm = firmOf(each) !== '' || (found.organisation !== '' && /ltd/i.test(each.front))
      const unsent = each.layout.slots.filter(({ isUnsent }) => isUnsent && isHouse && !hasFirm)
      // A county has a rule of its own: it stays beside its town.
      const emptied = unsent.filter(({ kind, column }) => kind !== 'county' && row[column] === '')
      const gone = wordsIn(...emptied.map(({ column }) => before[column]!)).filter(
        (word) => !after.some((other) => isSameWord(word, other)),
      )
      expect(gone).toEqual([])
      const flats = unsent.filter((slot) => slot.kind === 'flat' && found.premise.subBuilding === '')
      expect(flats.map(({ column }) => row[column])).toEqual(flats.map(({ column }) => before[column]))
      expect(written(each, row, true)!.row).toEqual(row)
    }),
    DRAWS,
  )
})

/** How a file joins columns in another: all of them, or those above the town, but names, in a way of its own. */
const COPIES = [
  { of: 'all', between: ', ' },
  { of: 'all', between: '\n' },
  { of: 'door', between: ', ' },
  { of: 'door', between: ' - ' },
] as const

/** What comes below a door. */
const BELOW = new Set<Kind>(['town', 'townAndPostcode', 'county', 'postcode', 'outwardCode', 'inwardCode'])

test('a column that repeats others follows them, joined as it was, or stays and is named', () => {
  let told = 0
  const draws = { seed, numRuns: isDeep ? 5000 : 20 }
  const follows = (each: DrawnRow) => {
    for (const { of, between } of COPIES) {
      const { slots, kinds } = each.layout
      const isName = (kind: Kind) => NAMES.some((name) => name === kind)
      const copied = slots.filter(({ kind }) => !isName(kind) && (of === 'all' || !BELOW.has(kind)))
      const copyOf = (row: string[]) =>
        copied
          .map(({ column }) => row[column]!.replaceAll('\n', ', '))
          .filter((text) => text !== '')
          .join(between)
      const row = rowOf(each)
      const address = foundIn(each)
      const copy = { column: kinds.length, kind: 'line', isCopy: true } as const
      const result = writeInto(address, {
        row: [...row, copyOf(row)],
        slots: [...slots, copy],
        isSameDoor: isSame(each),
      })
      if (!result) continue
      const isNamed = result.staying.length > 0
      expect(isNamed && result.cells.has(copy.column)).toBe(false)
      if (isNamed) continue
      told += 1
      const after = row.map((text, column) => result.cells.get(column) ?? text)
      const text = result.cells.get(copy.column) ?? copyOf(row)
      const words = (joined: string) => wordsIn(...joined.split(between))
      expect(words(text)).toEqual(words(copyOf(after)))
    }
  }
  fc.assert(fc.property(drawn, follows), draws)
  // A cell that was blank is filled in many.
  expect(told).toBeGreaterThan(draws.numRuns * COPIES.length * 0.3)
  const kinds: Kind[] = ['firm', 'department', 'line', 'line', 'line', 'town', 'postcode']
  follows(drawnOnce({ own: 'a firm', found: 'typed', named: 'as it is' }, kinds, 'Cole Ltd'))
}, 300_000)
