import type { MatchedAddress } from '../../../../src/domain/address/comparison/answer'
import { readAnswer } from '../../../../src/domain/cleanse/rowResult'
import { answered } from '../../../support/builders'

/** The fields of a cleansed address; town and postcode are those of `DEFAULTS` unless given. */
export interface Fields {
  organisation?: string
  department?: string
  sub?: string
  name?: string
  number?: string
  box?: string
  dependentStreet?: string
  street?: string
  doubleLocality?: string
  locality?: string
  town?: string
  county?: string
  district?: string
  country?: string
  postcode?: string
}

const DEFAULTS = { town: 'LEEDS', postcode: 'LS1 4AP' }

/** A number that the Postcode Address File keeps in the building's name, since it is more than a number. */
const NUMBER_AS_NAME = /^\d+(?:[A-Z]|[-/]\d+[A-Z]?| 1\/2)?$/

/** The cells of an address, its lines as an envelope has them. */
export function cellsOf(fields: Fields): Record<string, string> {
  const {
    organisation = '',
    department = '',
    sub = '',
    name = '',
    number = '',
    box = '',
    street = '',
    dependentStreet = '',
  } = fields
  const isNumber = NUMBER_AS_NAME.test(name)
  // A lone letter is written behind its number.
  const isLetter = /^[A-Z]$/.test(sub) && number !== ''
  const first = `${isNumber ? name : number}${isLetter ? sub : ''} ${dependentStreet || street}`.trim()
  const lines = [
    organisation,
    department,
    box && `PO Box ${box}`,
    isLetter ? '' : sub,
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
    'Department Name': department,
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

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []

/**
 * The levels of an answer whose provider never calls anything INCORRECT, so that the two texts alone decide: FULL where
 * each word of a component was sent, PARTIAL where not, NA where the answer has none.
 */
export function mildLevels(sent: string, fields: Fields): Record<string, string> {
  const { organisation, sub, name, number, box, street, dependentStreet, doubleLocality, locality } = fields
  const { town, postcode } = { ...DEFAULTS, ...fields }
  const components = {
    'Organisation Match': [organisation],
    'Premise Match': [box, sub, name, number],
    'Street Match': [dependentStreet, street],
    'Locality Match': [doubleLocality, locality],
    'Post Town Match': [town],
    'Postcode Match': [postcode],
  }
  const known = new Set(wordsOf(sent))
  const levelOf = (words: string[]) =>
    words.length === 0 ? 'NA' : words.every((word) => known.has(word)) ? 'FULL' : 'PARTIAL'
  return Object.fromEntries(
    Object.entries(components).map(([header, texts]) => [
      header,
      levelOf(texts.flatMap((text) => wordsOf(text ?? ''))),
    ]),
  )
}
