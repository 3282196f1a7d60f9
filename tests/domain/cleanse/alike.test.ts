import { describe, expect, test } from 'vitest'
import { questionOf } from '../../../src/domain/cleanse/alike'
import { doubtsOf } from '../../../src/domain/cleanse/rowReading'
import type { Slot } from '../../../src/domain/address/columns/kinds'
import type { RowResult } from '../../../src/domain/cleanse/rowResult'
import { answered, range } from '../../support/builders'
import { drawnOne, isDeep, seed } from '../../support/drawing'

const COLUMNS: Slot[] = [
  { column: 0, kind: 'line' },
  { column: 1, kind: 'town' },
  { column: 2, kind: 'postcode' },
]

/** A tenant's row and its answer. */
interface Tenant {
  row: string[]
  result: RowResult
  /** Whether the answer is a different door, whatever it asks. */
  isOther?: boolean
}

const cells = ({
  number,
  street,
  flat = '',
  block = '',
  village = '',
  town,
  postcode,
}: Record<string, string>) => ({
  'Address Line 1': [flat, block].filter(Boolean).join(', ') || `${number} ${street}`,
  'Address Line 2': block ? `${number ?? ''} ${street}`.trim() : village,
  'Building Number': number ?? '',
  'Sub Building Name': flat,
  'Building Name': block,
  'Street Name': street!,
  'Dependant Locality': village,
  'Post Town': town!,
  Postcode: postcode!,
})

const doubtsIn = ({ result, row }: Tenant) => doubtsOf(result, row, COLUMNS)
const asked = ({ result, row }: Tenant) => questionOf(result, row, COLUMNS)
const isOneQuestion = (a: Tenant, b: Tenant) => {
  const [one, other] = [asked(a), asked(b)]
  return one !== null && one.key === other?.key
}

const LEEDS = { town: 'LEEDS', postcode: 'LS6 1AB' }
const tenant = (
  line: string,
  found: Record<string, string>,
  postcode = 'LS6 1AB',
  town = 'Leeds',
): Tenant => {
  const row = [line, town, postcode]
  return { row, result: answered(cells({ ...LEEDS, ...found }), row.join(', ')) }
}

const trunk = (row: string, number: string, postcode = 'LS6 9QF', own = 'LS6 9QG') =>
  tenant(row, { number, street: 'Trunk Road', postcode }, own)
const mandela = (row: string, number: string, more = {}, town = 'Leeds') =>
  tenant(row, { number, street: 'Mandela Road', ...more }, 'LS6 1AB', town)
const renamed = (flat: string, before: string) =>
  tenant(`${flat}, ${before}, 8 Park Row`, { flat, block: 'Mandela House', number: '8', street: 'Park Row' })
const cottage = (block: string) => tenant(`${block}, Back Lane`, { block, street: 'Mandela Road' })
const added = (number: string) => tenant('Trunk Road', { number, street: 'Trunk Road' })
const COUNTY = 'Leeds, West Yorkshire, UK'

describe('rows of one street raise one question', () => {
  test.each<[string, Tenant, Tenant]>([
    ['a new postcode', trunk('24 Trunk Rd', '24'), trunk('26 Trunk Road', '26', 'LS6 9QF', 'LS69QG')],
    ['a street with another name', mandela('1 Back Lane', '1'), mandela('3 Back Ln', '3')],
    ['a county and a country', mandela('1 Back Lane', '1'), mandela('3 Back Lane', '3', {}, COUNTY)],
    [
      'a renamed block, each flat its own',
      renamed('Flat 3', 'Nelson House'),
      renamed('Flat 4', 'Nelson House'),
    ],
    ['the same row, whatever it asks', added('14'), added('14')],
  ])('%s', (_, a, b) => {
    expect(doubtsIn(a).length).toBeGreaterThan(0)
    expect(isOneQuestion(a, b)).toBe(true)
  })

  test.each<[string, Tenant, Tenant]>([
    ['another number in one of them', trunk('24 Trunk Rd', '24'), trunk('26 Trunk Road', '62')],
    ['another new postcode', trunk('24 Trunk Rd', '24'), trunk('26 Trunk Road', '26', 'LS6 9QH')],
    [
      'another village with the same words',
      mandela('1 Back Lane', '1', { village: 'Roundhay' }),
      mandela('3 Back Lane', '3', { village: 'Headingley' }),
    ],
    ['other words beside', mandela('1 Back Lane', '1'), mandela('Garage at 3 Back Lane', '3')],
    ['different numbers that were added', added('14'), added('16')],
    ['another block', renamed('Flat 3', 'Nelson House'), renamed('Flat 3', 'Drake House')],
    ['two houses without a number', cottage('Rose Cottage'), cottage('Yew Cottage')],
  ])('but not %s', (_, a, b) => {
    expect(isOneQuestion(a, b)).toBe(false)
  })
})

const NAMES =
  'Alder Birch Cedar Drake Elgin Forth Grove Heron Ivel Jasmine Kestrel Larch Mercer Nelson Osprey Pine Quarry Rowan Selby Tamar'.split(
    ' ',
  )
const KINDS = ['Road', 'Street', 'Lane', 'Close', 'Avenue', 'Drive', 'Crescent', 'Way']
const VILLAGES = ['Roundhay', 'Headingley', 'Bramley', 'Horsforth']

/** Streets and blocks of a list. */
const [STREETS, BLOCKS] = isDeep ? [160, 40] : [64, 16]

/** A list of tenants: two tenants in an eighth of the doors, and each tenth answer another door's. */
function tenants(list: number): Tenant[] {
  const draw = <Item>(what: string, items: readonly Item[]) => drawnOne(`${list} ${what}`, items)
  const rows: Tenant[] = []
  const add = (
    what: string,
    line: string,
    own: string,
    found: Record<string, string>,
    others: Record<string, string>[],
  ) => {
    const isOther = draw(`${what} other`, range(0, 10)) === 0
    const answer = { ...found, ...(isOther && draw(`${what} kind`, others)) }
    const each = { ...tenant(line, answer, own), isOther }
    rows.push(each, ...(draw(`${what} two`, range(0, 8)) === 0 ? [structuredClone(each)] : []))
  }
  for (const street of range(0, STREETS)) {
    const name = `${NAMES[street % 20]} ${KINDS[street >> 5]}${street % 32 >= 20 ? ' North' : ''}`
    const village = VILLAGES[street % 4]!
    const postcode = `LS${1 + (street % 20)} ${1 + (street % 9)}AB`
    const change = draw(`${street} change`, ['name', 'postcode', 'none', 'none'] as const)
    const others = (number: string): Record<string, string>[] => [
      { number: `${Number(number) + 40}` },
      { village: VILLAGES[(street + 1) % 4]!, postcode: postcode.replace('AB', 'XY') },
    ]
    for (const door of range(1, 17)) {
      const number = String(door)
      const own = change === 'postcode' ? postcode.replace('AB', 'AD') : postcode
      const line = `${number} ${change === 'name' ? `Old ${NAMES[(street + 7) % 20]} Row` : name}, ${village}`
      add(`${street} ${door}`, line, own, { number, street: name, village, postcode }, others(number))
    }
  }
  for (const block of range(0, BLOCKS)) {
    const postcode = `LS${1 + (block % 20)} 4QQ`
    const isRenamed = draw(`${block} renamed`, [true, false])
    const [house, next] = [`${NAMES[block % 20]} House`, `${NAMES[(block + 3) % 20]} Court`]
    const street = `Station ${KINDS[block % 8]}`
    for (const door of range(1, 13)) {
      const flat = `Flat ${door}`
      const line = `${flat}, ${isRenamed ? `Old ${house}` : house}, ${block + 1} ${street}`
      const found = { flat, block: isRenamed ? next : house, number: String(block + 1), street, postcode }
      add(`b${block} ${door}`, line, postcode, found, [
        { block: `${NAMES[(block + 9) % 20]} Point` },
        { flat: `Flat ${door + 20}` },
      ])
    }
  }
  return rows
}

test('in lists of tenants, no question about many rows accepts a wrong door', () => {
  const left: string[] = []
  for (const list of range(0, isDeep ? 200 : 1)) {
    const rows = tenants(list)
    const toReview = rows.filter((each) => doubtsIn(each).length > 0)
    const groups = new Map<string, Tenant[]>()
    for (const each of toReview) {
      const { key } = asked(each)!
      groups.set(key, [...(groups.get(key) ?? []), each])
    }
    const sizes = [...groups.values()].map((group) => group.length)
    const mixed = [...groups.values()].filter(
      (group) => group.some(({ isOther }) => isOther) && !group.every(({ isOther }) => isOther),
    )
    expect(mixed.map((group) => group.map(({ row, result }) => [...row, result]))).toEqual([])
    left.push(
      `${toReview.length} to review, ${groups.size} decisions (${Math.round((100 * groups.size) / toReview.length)} %), the largest ${Math.max(...sizes)}`,
    )
    expect(groups.size / toReview.length).toBeLessThan(0.6)
  }
  console.log(`SEED=${seed}\n${left.slice(0, 3).join('\n')}`)
})
