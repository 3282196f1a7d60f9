// Rows in countries that the provider does not cover: each lookup would be wasted.

import { lastOfRow } from '../../../base/lastOfRow'
import { sampleOf } from '../../../base/enoughRows'
import { countryInRecord } from './cellRecord'
import { readColumns } from './columnKinds'
import { isAtHome, LONGEST, plainCountry } from '../words/homeCountries'
import { shownValue } from './shownValue'

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

/** Names of other countries, besides their codes and their English names. */
const ALSO_CALLED: Record<string, string[]> = {
  AE: ['ARE', 'UAE', 'Emirates', 'Dubai', 'Abu Dhabi'],
  AT: ['Österreich'],
  BA: ['Bosnia'],
  BE: ['België', 'Belgique'],
  BR: ['Brasil'],
  CD: ['DRC', 'DR Congo', 'Democratic Republic of the Congo', 'Zaire'],
  CG: ['Congo'],
  CH: ['Schweiz', 'Suisse', 'Svizzera'],
  CI: ['Ivory Coast'],
  CN: ['Peoples Republic of China', 'PRC'],
  CY: ['Northern Cyprus'],
  CZ: ['Czech Republic'],
  DE: ['GER', 'Deutschland'],
  DK: ['Danmark'],
  ES: ['España'],
  FK: ['Falklands'],
  HK: ['Hong Kong'],
  IE: ['Eire', 'Republic of Ireland', 'Southern Ireland', 'ROI', 'Rep of Ireland', 'Irish Republic'],
  IT: ['Italia'],
  KP: ['N Korea'],
  KR: ['Korea', 'S Korea', 'Korea South'],
  LA: ['Lao'],
  MK: ['Macedonia'],
  MM: ['Burma'],
  MO: ['Macau'],
  NL: ['Nederland', 'Holland'],
  NO: ['Norge'],
  PL: ['Polska'],
  PS: ['Palestine'],
  RU: ['Russian Federation'],
  SE: ['Sverige'],
  SY: ['Syrian Arab Republic'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey'],
  TT: ['Trinidad', 'Tobago'],
  US: ['United States of America', 'America'],
  VA: ['Vatican'],
  ZA: ['RSA'],
}

/** Codes that are not countries, or that lists use for something else: not available, Scotland. */
const NOT_TAKEN = new Set(['EU', 'EZ', 'NA', 'QO', 'SC', 'UN', 'XA', 'XB', 'ZZ'])

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

/** The English name of each country abroad, by its code and its names. */
function readCountries(): Map<string, string> {
  const inEnglish = new Intl.DisplayNames(['en'], { type: 'region' })
  const found = new Map<string, string>()
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    const english = inEnglish.of(code)
    if (english === undefined || english === code || NOT_TAKEN.has(code) || isAtHome(english)) continue
    for (const name of [code, english, ...(ALSO_CALLED[code] ?? [])]) found.set(plainCountry(name), english)
  }
  for (const codes of CODES) found.set(codes.slice(2).toLowerCase(), inEnglish.of(codes.slice(0, 2))!)
  return found
}

let countries: Map<string, string> | null = null

/** The country abroad of each text read so far: a list has few countries and many rows. */
const known = new Map<string, string | null>()

/** Words of what states call themselves: `Republic of Ireland`, `Iran, Islamic Republic of`. */
const STATE =
  /\b(?:democratic|federal|federated|islamic|people['’]?s|united|arab|bolivarian|plurinational|socialist|co-?operative|republic|rep|kingdom|states?|federation|commonwealth|province|of)\b/gi

/** The English name of a country abroad; null for a home country and for any other text. */
export function countryAbroad(text: string): string | null {
  const before = known.get(text)
  if (before !== undefined) return before
  const name = plainCountry(text)
  countries ??= readCountries()
  const find = () => countries!.get(name) ?? countries!.get(plainCountry(text.replace(STATE, ''))) ?? null
  const country = name === '' || text.length > LONGEST || isAtHome(text) ? null : find()
  known.set(text, country)
  return country
}

/** What parts the names of a cell that says a country in several ways: `USA (Florida)`, `Eire/Ireland`, `UK - England [GB]`. */
const BETWEEN = /[^\p{L}\p{M}\p{N}\s.'’–—-]|\s[-–—]\s/u

/** The country abroad that a cell of countries says, in whatever way; null if one of its names is a home country's. */
function countryIn(cell: string): string | null {
  const whole = countryAbroad(cell)
  if (whole !== null || cell.length > LONGEST || isAtHome(cell)) return whole
  const parts = cell.split(BETWEEN).map((part) => part.trim())
  if (parts.some(isAtHome)) return null
  return parts.map(countryAbroad).find((country) => country !== null) ?? null
}

/** Whether a text is the name of a country. Abroad, two letters are as often a title or initials. */
export const isCountry = (text: string) =>
  isAtHome(text) || (text.trim().length > 2 && countryAbroad(text) !== null)

/** At least this share of a country column's filled cells names countries; one of them is a home country. */
const MOST_CELLS = 0.5

/** The column of countries: by its name, the address's own before others; else by its contents; -1 if there is none. */
function countryColumn(headers: string[], rows: string[][], address: number | null): number {
  const readings = readColumns(headers, rows)
  const family = readings[address ?? -1]?.name?.family ?? ''
  const named = [...readings.keys()].filter((column) => readings[column]!.hasCountries)
  const isOf = (...families: string[]) =>
    named.find((column) => {
      const { name } = readings[column]!
      return name?.meaning === 'country' && families.includes(name.family)
    })
  const found = isOf(family) ?? isOf('') ?? named[0]
  if (found !== undefined) return found
  const sample = sampleOf(rows)
  const filled = headers.map((_, column) =>
    sample.map((row) => row[column] ?? '').filter((cell) => cell.trim() !== ''),
  )
  return filled.findIndex(
    (cells) => cells.some(isAtHome) && cells.filter(isCountry).length >= cells.length * MOST_CELLS,
  )
}

const lastCountry = lastOfRow<string | null>()

/** The country abroad that a row's record names; null if it names none. */
export const recordCountry = (row: string[], column: number): string | null =>
  lastCountry(row, [column], () => countryIn(countryInRecord(row[column] ?? '')))

/**
 * The rows that name a country other than the United Kingdom, the Channel Islands and the Isle of Man: in a column of countries, or
 * in the record that their address is.
 *
 * @param address the column of the address that is sent
 * @returns the country's English name by row index, in the order of the rows
 */
export function rowsAbroad(
  headers: string[],
  rows: string[][],
  address: number | null = null,
): ReadonlyMap<number, string> {
  const column = countryColumn(headers, rows, address)
  const abroad = new Map<number, string>()
  for (const [at, row] of rows.entries()) {
    const cell = row[address ?? -1] ?? ''
    const named = countryIn(shownValue(row[column] ?? ''))
    // A cell that reads as plain text is not a record.
    const country = named ?? (shownValue(cell) === cell ? null : recordCountry(row, address!))
    if (country !== null) abroad.set(at, country)
  }
  return abroad
}
