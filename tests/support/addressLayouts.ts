import type { Kind, Slot } from '../../src/domain/address/columns/kinds'

/** Short names of kinds, for layouts in one line. */
const KIND_OF: Record<string, Kind | null> = {
  firm: 'firm',
  dept: 'department',
  flat: 'flat',
  bldg: 'building',
  no: 'number',
  st: 'street',
  loc: 'locality',
  line: 'line',
  town: 'town',
  county: 'county',
  pc: 'postcode',
  townpc: 'townAndPostcode',
  out: 'outwardCode',
  in: 'inwardCode',
  /** No column of this address. */
  x: null,
}

/** Exports of known programs and of lists, a column each: what it holds of the address. */
const KNOWN: Record<string, string> = {
  Xero: 'x x line line line line town county pc x x x',
  Sage: 'x x x line line town county pc x x',
  'QuickBooks, a line': 'x line town county pc x',
  Shopify: 'x x x firm line line town x pc x',
  Mailchimp: 'x x line line town county pc x',
  'Mailchimp, one column': 'x x line x',
  Salesforce: 'x x st town county pc x',
  HubSpot: 'x st town county pc x x',
  'Click & Drop': 'x x firm line line line town county pc x',
  WooCommerce: 'x firm line line town county pc x x x',
  'flat before number': 'flat no st town pc',
  members: 'x x line line town pc',
  'two address blocks': 'x line town pc x x x',
  Outlook: 'x x line line town pc',
  CiviCRM: 'x line line town pc',
  form: 'x x line town pc',
  'price paid': 'pc flat no st loc town',
  'postcode in two columns': 'x line line town out in',
  'words beside the address': 'x firm line line line town county pc x',
  'seven lines': 'x line line line line line line line',
  'five lines and postcode': 'x line line line line line pc',
  'three lines and postcode': 'x line line line pc',
  'one line and postcode': 'x line pc',
  'one line': 'x line',
  'town and postcode': 'x line line townpc',
  'unit and flat': 'flat flat line town pc',
  'unit, flat and street': 'flat flat no st town pc',
  'house name, house number and a line': 'bldg no line town pc',
  'house number and lines': 'no line line town pc',
  'all parts': 'firm dept flat bldg no st loc town county pc',
  'two streets, two localities': 'flat bldg no st st loc loc town pc',
  'a street': 'st town pc',
  'a street alone': 'st pc',
  'lines and a locality': 'line line loc town pc',
  'a flat behind a line': 'line flat town pc',
  'a line before number and street': 'line no st town pc',
  'a street and a line': 'st line town pc',
  'a firm, a department and lines': 'firm dept line line line town pc',
  'a firm behind': 'line line town pc firm',
}

export interface AddressLayout {
  name: string
  /** By column; null for one that is no part of the address. */
  kinds: (Kind | null)[]
  slots: Slot[]
}

export const layoutOf = (name: string, kinds: (Kind | null)[]): AddressLayout => ({
  name,
  kinds,
  slots: kinds.flatMap((kind, column) => (kind ? [{ column, kind }] : [])),
})

export const addressLayouts: AddressLayout[] = Object.entries(KNOWN).map(([name, columns]) =>
  layoutOf(
    name,
    columns.split(' ').map((each) => KIND_OF[each]!),
  ),
)
