import type { WorkbookHead } from '../../../app/base/csvFile'
import type { RootState } from '../../../app/base/types'
import { withoutEnding } from '../../file/fileNames'
import { selectFile, selectHeaders } from '../../file/fileSelectors'
import { selectDecisions, selectOutcomes } from '../../results/resultsSelectors'
import { selectAbroad } from '../../run/forecastSelectors'
import { newName } from '../content/columns'
import { escapeFormula, quoting, withByteOrderMark } from '../content/csv'
import { sectionOf, type Format } from '../content/rows'
import { cutCells } from '../downloadOf'
import { selectRowSource } from '../downloadSelectors'
import type { FileContents } from '../downloadSlice'
import { writeLetters, type AddressedLetter, type LetterBook, type LetterRow } from './letterBook'
import type { LetterChoices } from './letterChoices'
import { cellsOf, LAYOUTS } from './layouts'
import type { LettersPreview } from './lettersSlice'

/** Letters that the dialog shows. */
const SHOWN = 3

/** Lets other work have its turn. */
type Pause = () => Promise<void>

function* letterRows(state: RootState): Iterable<LetterRow> {
  const [sourceOf, abroad] = [selectRowSource(state), selectAbroad(state)]
  const decisions = selectDecisions(state)
  for (const [row, outcome] of selectOutcomes(state).entries()) {
    const section = sectionOf(outcome, decisions[row] !== undefined)
    if (section !== null) yield { row, section, source: sourceOf(row), country: abroad.get(row) ?? '' }
  }
}

/** The chosen letters. Throws before anything is chosen. */
async function lettersOf(state: RootState, pause: Pause): Promise<LetterBook & { choices: LetterChoices }> {
  const { choices } = state.letters
  if (!choices) throw new Error('No letters are chosen.')
  const book = await writeLetters(letterRows(state), selectHeaders(state), choices, pause)
  return { ...book, choices }
}

/** The dialog's preview of the chosen letters. */
export async function previewOf(state: RootState, pause: Pause): Promise<LettersPreview> {
  const { letters, leftOut, counts, repeats } = await lettersOf(state, pause)
  const first = letters.slice(0, SHOWN).map(({ rows, envelope }) => ({ rows, envelope }))
  return { letters: letters.length, leftOut, counts, repeats, first }
}

/** The headers of the letters: those of the layout, then those taken along, under names that are new. */
function headersOf(state: RootState, { layout, alongColumns }: LetterChoices): string[] {
  const headers = LAYOUTS[layout].columns.map(([header]) => header)
  for (const column of alongColumns) headers.push(newName(selectHeaders(state)[column]!, headers))
  return headers
}

/** Letters whose lines are written in one go. */
const LETTERS_AT_ONCE = 500

/** The letters as CSV with commas, which every printer takes, in pieces. */
async function csvOf(headers: string[], letters: AddressedLetter[], { layout }: LetterChoices, pause: Pause) {
  const quoted = quoting(',')
  const lineOf = (cells: string[]) => `${cells.map(quoted).join(',')}\r\n`
  const texts = [lineOf(headers)]
  for (let at = 0; at < letters.length; at += LETTERS_AT_ONCE) {
    const lines = letters.slice(at, at + LETTERS_AT_ONCE).map((letter) => {
      const cells = cellsOf(letter, LAYOUTS[layout])
      return lineOf((letter.isCleansed ? cells.map(escapeFormula) : cells).concat(letter.along))
    })
    texts.push(lines.join(''))
    await pause()
  }
  return withByteOrderMark(texts)
}

/** A download of the chosen letters, and what it holds. Throws if no file is loaded, or nothing is chosen. */
export async function lettersFile(
  state: RootState,
  format: Format,
  pause: Pause,
  write: (head: WorkbookHead, blocks: AsyncIterable<string[][]>) => Promise<Blob>,
): Promise<{ written: FileContents; content: string[] | Blob }> {
  const { letters, choices } = await lettersOf(state, pause)
  const headers = headersOf(state, choices)
  const cleansed = letters.filter(({ isCleansed }) => isCleansed).length
  const written: FileContents = {
    name: `${withoutEnding(selectFile(state)!.name)}_letters.${format}`,
    choice: 'letters',
    rows: letters.length,
    cleansed,
    originals: letters.length - cleansed,
    cut: [],
    lacksAddressSent: false,
  }
  if (format === 'csv') return { written, content: await csvOf(headers, letters, choices, pause) }
  async function* blocks() {
    for (let at = 0; at < letters.length; at += LETTERS_AT_ONCE) {
      const rows = letters
        .slice(at, at + LETTERS_AT_ONCE)
        .map((letter) => cellsOf(letter, LAYOUTS[choices.layout]).concat(letter.along))
      written.cut.push(...cutCells(headers, rows, at + 2))
      yield rows
      await pause()
    }
  }
  return { written, content: await write({ titleLines: [], delimiter: ',', headers }, blocks()) }
}
