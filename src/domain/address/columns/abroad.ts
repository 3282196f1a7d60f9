// Rows in countries that the provider does not cover: each lookup would be wasted.

import { lastOfRow } from '../../../base/lastOfRow'
import { countryInRecord, shownValue } from './shownValue'
import { readColumns } from './columnKinds'
import { isCounty } from '../words/counties'
import { isAtHome, LONGEST, namesUK, plainCountry } from '../words/homeCountries'

/** A country that is not known by its name. */
const ELSEWHERE = 'another country'

/** Codes of two letters and of three, of the countries that have post. */
const CODES =
  `ADAND AFAFG AGATG ALALB AMARM AOAGO ARARG ATAUT AUAUS AZAZE BABIH BBBRB BDBGD BEBEL BGBGR BHBHR BMBMU BNBRN
  BOBOL BRBRA BSBHS BWBWA BYBLR BZBLZ CACAN CDCOD CGCOG CHCHE CICIV CLCHL CMCMR CNCHN COCOL CRCRI CUCUB CYCYP
  CZCZE DEDEU DKDNK DMDMA DODOM DZDZA ECECU EEEST EGEGY ESESP ETETH FIFIN FJFJI FKFLK FOFRO FRFRA GDGRD GEGEO
  GHGHA GIGIB GLGRL GMGMB GRGRC GTGTM GYGUY HKHKG HNHND HRHRV HTHTI HUHUN IDIDN IEIRL ILISR ININD IQIRQ IRIRN
  ISISL ITITA JMJAM JOJOR JPJPN KEKEN KGKGZ KHKHM KNKNA KRKOR KWKWT KYCYM KZKAZ LALAO LBLBN LCLCA LILIE LKLKA
  LRLBR LTLTU LULUX LVLVA LYLBY MAMAR MCMCO MDMDA MEMNE MGMDG MKMKD MLMLI MMMMR MNMNG MOMAC MSMSR MTMLT MUMUS
  MVMDV MWMWI MXMEX MYMYS MZMOZ NANAM NGNGA NINIC NLNLD NONOR NPNPL NZNZL OMOMN PAPAN PEPER PGPNG PHPHL PKPAK
  PLPOL PRPRI PSPSE PTPRT PYPRY QAQAT ROROU RSSRB RURUS RWRWA SASAU SDSDN SESWE SGSGP SISVN SKSVK SLSLE SMSMR
  SNSEN SOSOM SRSUR SVSLV SYSYR SZSWZ TCTCA THTHA TNTUN TRTUR TTTTO TWTWN TZTZA UAUKR UGUGA USUSA UYURY UZUZB
  VAVAT VCVCT VEVEN VGVGB VNVNM YEYEM ZAZAF ZMZMB ZWZWE`.split(/\s+/)

/** How people call countries besides their codes and names. */
const ALSO_CALLED: Record<string, string[]> = {
  AE: ['UAE', 'Emirates', 'Dubai'],
  CI: ['Ivory Coast'],
  CZ: ['Czech Republic'],
  HK: ['Hong Kong'],
  IE: ['Eire', 'Republic of Ireland', 'Southern Ireland', 'ROI'],
  KR: ['Korea', 'S Korea'],
  MM: ['Burma'],
  MO: ['Macau'],
  NL: ['Holland'],
  RU: ['Russian Federation'],
  TR: ['Turkey'],
  US: ['United States of America', 'America'],
}

/** Languages in which a country is called by its name, besides English. */
const LANGUAGES = ['de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'sv']

/** Codes that are not countries, or that lists use for something else: not available, Scotland. */
const NOT_TAKEN = new Set(['EU', 'EZ', 'NA', 'QO', 'SC', 'UN', 'XA', 'XB', 'ZZ'])

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

const namesIn = (language: string) => new Intl.DisplayNames([language], { type: 'region' })

/** The English name of each country abroad, by its code and its names. */
function readCountries(): Map<string, string> {
  const inEnglish = namesIn('en')
  const others = LANGUAGES.map(namesIn)
  const found = new Map<string, string>()
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    const english = inEnglish.of(code)
    if (english === undefined || english === code || NOT_TAKEN.has(code) || isAtHome(english)) continue
    const names = [code, english, ...(ALSO_CALLED[code] ?? []), ...others.map((each) => each.of(code)!)]
    // Another language may call a country as English does a second one, or a county: Norfolk.
    for (const name of names)
      if (!found.has(plainCountry(name)) && !isCounty(name)) found.set(plainCountry(name), english)
  }
  for (const codes of CODES) found.set(codes.slice(2).toLowerCase(), inEnglish.of(codes.slice(0, 2))!)
  return found
}

let countries: Map<string, string> | null = null

/** Words of what states call themselves: `Republic of Ireland`, `Iran, Islamic Republic of`. */
const STATE =
  /\b(?:democratic|federal|federated|islamic|people['’]?s|united|arab|bolivarian|plurinational|socialist|co-?operative|republic|rep|kingdom|states?|federation|commonwealth|province|of)\b/gi

/** The English name of a country abroad; null for a home country and for any other text. */
export function countryAbroad(text: string): string | null {
  const name = plainCountry(text)
  if (name === '' || text.length > LONGEST || isAtHome(text)) return null
  countries ??= readCountries()
  return countries.get(name) ?? countries.get(plainCountry(text.replace(STATE, ''))) ?? null
}

/** What parts the names of a cell that says a country in several ways: `USA (Florida)`, `Eire/Ireland`, `UK - England [GB]`. */
const BETWEEN = /[^\p{L}\p{M}\p{N}\s.'’–—-]|\s[-–—]\s/u

/** The country abroad that a cell of countries says, in whatever way; null if it names the United Kingdom anywhere. */
function countryIn(cell: string): string | null {
  const whole = countryAbroad(cell)
  if (whole !== null || cell.length > LONGEST || namesUK(cell)) return whole
  return (
    cell
      .split(BETWEEN)
      .map((part) => countryAbroad(part.trim()))
      .find((country) => country !== null) ?? null
  )
}

/** Whether a text is the name of a country. Abroad, two letters are as often a title or initials. */
export const isCountry = (text: string) =>
  isAtHome(text) || (text.trim().length > 2 && countryAbroad(text) !== null)

/** The column of the address's own countries, by its name; -1 if there is none. */
function countryColumn(headers: string[], rows: string[][], address: number | null): number {
  const readings = readColumns(headers, rows)
  const family = readings[address ?? -1]?.name?.family ?? ''
  const ofFamily = (own: string) =>
    readings.findIndex(({ name }) => name?.meaning === 'country' && name.family === own)
  return ofFamily(family) < 0 ? ofFamily('') : ofFamily(family)
}

const lastCountry = lastOfRow<string | null>()

/**
 * Reads which country abroad a row names: in a column of countries, or in the record that its address is. Once a row.
 *
 * @param address the column of the address that is sent
 * @returns gives the country's English name; null if the row names none
 */
export function countryReader(headers: string[], rows: string[][], address: number | null = null) {
  const column = countryColumn(headers, rows, address)
  return (row: string[]): string | null =>
    lastCountry(row, [column, address], () => {
      const named = countryIn(shownValue(row[column] ?? ''))
      const cell = row[address ?? -1] ?? ''
      // A cell that reads as plain text is not a record.
      return named ?? (shownValue(cell) === cell ? null : countryIn(countryInRecord(cell)))
    })
}

/** The country abroad of each row that names one, by row index, in the order of the rows. */
export function rowsAbroad(
  headers: string[],
  rows: string[][],
  address: number | null = null,
): ReadonlyMap<number, string> {
  const countryOf = countryReader(headers, rows, address)
  return new Map(
    rows.flatMap((row, at) => {
      const country = countryOf(row)
      return country === null ? [] : [[at, country]]
    }),
  )
}

/** Postcodes of other countries, by their shapes: Eircodes, Canada's, ZIP+4, and five digits, which several have. */
const SHAPES: [RegExp, string][] = [
  [/^[a-z]\d[\dw]\s?[a-z\d]{4}$/i, 'Ireland'],
  [/^[a-z]\d[a-z][\s-]?\d[a-z]\d$/i, 'Canada'],
  [/^\d{5}-\d{4}$/, 'United States'],
  [/^\d{5}$/, ELSEWHERE],
]

/** The country whose postcodes have the shape of a text; null if it is none. */
export const countryByPostcode = (text: string): string | null =>
  SHAPES.find(([shape]) => shape.test(text.trim()))?.[1] ?? null

/** Whether a file has a column that says the country of its addresses. */
export const hasCountryColumn = (headers: string[], rows: string[][], address: number | null): boolean =>
  countryColumn(headers, rows, address) >= 0
