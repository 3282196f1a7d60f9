import * as v from 'valibot'
import { tryOrNull } from '../../base/tryOrNull'
import { OUTPUT_HEADERS } from '../../domain/cleanse/outputColumns'

/** Columns that say what the page knows of a row. */
export const STATUS_COLUMNS = ['outcome', 'reasons', 'decision'] as const

/** Columns that a download may have besides the added ones, in this order. */
export const EXTRA_COLUMNS = [
  'addressToUse',
  ...STATUS_COLUMNS,
  'addressSent',
  'duplicateGroup',
  'keep',
] as const

export type ExtraColumn = (typeof EXTRA_COLUMNS)[number]

/** The columns of every download, as the user chose them. The page shows all of them. */
export interface DownloadChoices {
  /** Names of added columns. */
  leftOut: string[]
  extras: ExtraColumn[]
  /** Whether the customer's columns take cleansed values and none is added. */
  onlyMine: boolean
}

/** The extra columns that make a download recognisable next month, even if it changes the customer's. */
const NEXT_MONTH: readonly ExtraColumn[] = ['decision', 'addressSent']

/** Whether a download has all columns that make it recognisable next month. */
export const isForNextMonth = ({ extras }: DownloadChoices) =>
  NEXT_MONTH.every((extra) => extras.includes(extra))

/** Choices with those columns, or without them. */
export const withNextMonth = (choices: DownloadChoices, isWanted: boolean): DownloadChoices => {
  const others = choices.extras.filter((extra) => !NEXT_MONTH.includes(extra))
  return { ...choices, extras: isWanted ? [...others, ...NEXT_MONTH] : others }
}

export const usualChoices: DownloadChoices = { leftOut: [], extras: [], onlyMine: false }

/** Which of the customer's columns take cleansed values: those named like an added one, none, or the whole address. */
export type CustomerColumns = 'update' | 'keep' | 'correct'

/** Columns that hold a whole line of the address. */
export const LINE_ROLES = ['line1', 'line2', 'line3', 'line4', 'line5', 'line6', 'line7'] as const

/** What one of the customer's address columns holds, in the order of an envelope. */
export const ROLES = [
  'organisation',
  'flat',
  'building',
  'number',
  'street',
  ...LINE_ROLES,
  'locality',
  'town',
  'county',
  'postcode',
  'country',
] as const

export type Role = (typeof ROLES)[number]

/** The customer's column of each role, by index. */
export type Roles = Partial<Record<Role, number>>

const schema = v.object({
  leftOut: v.array(v.picklist(OUTPUT_HEADERS)),
  extras: v.array(v.picklist(EXTRA_COLUMNS)),
  onlyMine: v.optional(v.boolean(), false),
})

/** Reads remembered choices; null for anything else. Never throws. */
export const readChoices = (text: string | null): DownloadChoices | null =>
  tryOrNull(() => v.parse(schema, JSON.parse(text ?? '')))
