import type { MatchedAddress } from '../../../../src/domain/address/matchedAddress'
import { readAnswer } from '../../../../src/domain/cleanse/readAnswer'
import { answered } from '../../../support/builders'
import { DEFAULTS, type Fields } from './pairs'

/** The cells of an address, its lines as an envelope has them. */
export function cellsOf(fields: Fields): Record<string, string> {
  const {
    organisation = '',
    sub = '',
    name = '',
    number = '',
    box = '',
    street = '',
    dependentStreet = '',
  } = fields
  const isNumber = /^\d+(?:[A-Z]|[-/]\d+)?$/.test(name)
  const first = `${isNumber ? name : number} ${dependentStreet || street}`.trim()
  const lines = [
    organisation,
    box && `PO Box ${box}`,
    sub,
    isNumber ? '' : name,
    first,
    dependentStreet && street,
    fields.doubleLocality ?? '',
    fields.locality ?? '',
  ].filter((line) => line !== '')
  const { town, postcode } = { ...DEFAULTS, ...fields }
  return {
    'Address Line 1': lines[0] ?? '',
    'Address Line 2': lines[1] ?? '',
    'Address Line 3': lines.slice(2).join(', '),
    'Post Town': town,
    Postcode: postcode,
    'Organisation Name': organisation,
    'Department Name': fields.department ?? '',
    'Sub Building Name': sub,
    'Building Name': name,
    'Building Number': number,
    'PO Box': box,
    'Street Name': street,
    'Dependant Street': dependentStreet,
    'Dependant Locality': fields.locality ?? '',
    'Double Dependant Locality': fields.doubleLocality ?? '',
    County: fields.county ?? '',
    District: fields.district ?? '',
    Country: fields.country ?? '',
  }
}

/** A cleansed address with these fields. */
export const addressOf = (fields: Fields): MatchedAddress => readAnswer(answered(cellsOf(fields)))!.address!

/** The cells of an address that was typed: lines, town and postcode, no parts. */
export const typedCells = (lines: string[], town: string, postcode: string): Record<string, string> => ({
  ...Object.fromEntries(lines.map((line, at) => [`Address Line ${at + 1}`, line])),
  'Post Town': town,
  Postcode: postcode,
})
