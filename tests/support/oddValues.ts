// What may be in storage in the place of what was stored.

/** Values of other types, missing ones and huge ones; `undefined` takes a value away. */
export const ODD_VALUES: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  0.5,
  7,
  NaN,
  Infinity,
  -Infinity,
  1e21,
  2 ** 32,
  Number.MAX_VALUE,
  '',
  '7',
  'from 99999999999999999999 x',
  '__proto__',
  'x'.repeat(100_000),
  [],
  {},
  [[]],
  [null],
  ['a', 'b'],
  [[0, 'accepted']],
  [[4_294_967_294, null]],
  Array<string>(45).fill('x'),
  Array<string>(5000).fill('x'),
  { length: 4_294_967_295 },
  { __proto__: null, 4294967294: 'accepted' },
  new Date(NaN),
  new Map([['rows', []]]),
  new Uint8Array(3),
  10n,
]

/** Where a value is within another, by keys and indexes. */
export type Path = (string | number)[]

/** The places of all values within a value, its own first. */
export const pathsIn = (value: unknown): Path[] => [
  [],
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => pathsIn(each).map((path) => [key, ...path]))
    : []),
]

/** A copy of a value with another in one place. */
export function withOdd(value: unknown, [key, ...rest]: Path, odd: unknown): unknown {
  if (key === undefined) return odd
  const copy: object = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }
  const changed = withOdd(Reflect.get(copy, key), rest, odd)
  if (changed === undefined) Reflect.deleteProperty(copy, key)
  else Reflect.set(copy, key, changed)
  return copy
}
