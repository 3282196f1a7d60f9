import type { ListenerApi, RootState } from '../../base/store/types'
import { nationOfArea, outwardOf } from '../../domain/address/cells/postcodes'
import { tickedIn } from '../../domain/cleanse/columnValues'
import { columnsAsked } from '../../domain/cleanse/noLetter'
import { addressed } from '../../domain/cleanse/writtenRow'
import { OUTPUT_FIELDS, OUTPUT_HEADERS } from '../../domain/cleanse/outputColumns'
import { readAnswer } from '../../domain/cleanse/rowResult'
import { newName } from '../download/content/columns'
import type { ContentsOf } from '../download/deliver'
import { selectBasis } from '../download/unsavedSelectors'
import { selectHeaders, selectRows } from '../file/fileSlice'
import { withGroups } from '../results/alikeListeners'
import { selectAddressSource, selectPiles } from '../results/resultsSelectors'
import { selectShownRows } from '../review/shownSelectors'
import { selectAbroad } from '../run/forecastSelectors'
import { selectAddressGroups } from '../results/alikeSlice'
import { selectColumns, namesChosen } from '../mapping/mappingSlice'
import { selectNames, selectProposedNames, selectNoLetter } from '../mapping/mappingSelectors'
import { rememberedChoices } from '../mapping/rememberedChoices'
import { personColumns, writeLetters, type LetterRow } from './letterBook'
import {
  letterChoicesSchema,
  NOTHING_CHOSEN,
  type LetterChoices,
  type RememberedChoices,
  LAYOUTS,
} from './layouts'
import { choicesProposed, type LettersPreview } from './lettersSlice'
import { selectResults } from '../run/runSlice'

const COUNTRY = OUTPUT_FIELDS.indexOf('country')

/** The country of a row: its answer's, else that of other rows with its outward code, else that of its postcode area. */
const nationOf = (cells: readonly string[], outward: string, known: ReadonlyMap<string, string>) =>
  cells[COUNTRY] || known.get(outward) || nationOfArea(outward)

/** The countries in answers, by outward code; none for a code whose answers differ. */
function nationsByOutward(state: RootState): ReadonlyMap<string, string> {
  const nations = new Map<string, string>()
  for (const result of selectResults(state)) {
    const postcode = readAnswer(result)?.address?.postcode
    const nation = result?.kind === 'answered' ? result.cells[COUNTRY] : undefined
    if (!postcode || !nation) continue
    const outward = outwardOf(postcode)
    nations.set(outward, nations.has(outward) && nations.get(outward) !== nation ? '' : nation)
  }
  return nations
}

function* letterRows(state: RootState): Iterable<LetterRow> {
  const [sourceOf, abroad] = [selectAddressSource(state), selectAbroad(state)]
  const getsNone = tickedIn(selectNoLetter(state))
  const groups = selectAddressGroups(state)
  const shown = new Set(selectShownRows(state))
  const nations = nationsByOutward(state)
  for (const [row, pile] of selectPiles(state).entries()) {
    if (pile === 'notRun') continue
    const source = sourceOf(row)
    const { result, row: values } = source
    const isCleansed = source.isCleansed && readAnswer(result)?.address != null
    const { envelope: address, gone } = addressed(source, abroad.get(row))
    const cells = isCleansed && result?.kind === 'answered' ? result.cells : []
    yield {
      row,
      pile,
      isShown: shown.has(row),
      values,
      address,
      gone,
      nation: address.country || nationOf(cells, outwardOf(address.postcode), nations),
      getsNone: getsNone(values),
      added: cells,
      first: groups[row]?.[0] ?? row,
    }
  }
}

const letterChoices = rememberedChoices(
  'cleansheet:letters',
  letterChoicesSchema,
  ({ nameColumns, alongColumns }) =>
    [...(nameColumns ?? []), ...alongColumns].filter((column) => typeof column === 'number'),
)

/** The choices about letters: the user's latest, or those made for these columns before, or the proposals. */
export function choicesNow(api: ListenerApi, isChosen: boolean): LetterChoices {
  const { choices } = api.getState().letters
  if (isChosen) letterChoices.remember(api, choices)
  if (choices) return choices
  const { nameColumns: names, ...remembered }: Partial<RememberedChoices> = letterChoices.recall(api) ?? {}
  const state = api.getState()
  if (names && selectColumns.names(state) === null)
    api.dispatch(namesChosen({ names, proposed: selectProposedNames(state) }))
  const proposed = { ...NOTHING_CHOSEN, ...remembered }
  api.dispatch(choicesProposed(proposed))
  return proposed
}

/** The dialog's preview of the chosen letters; `rest` gives other work its turn. */
export async function previewOfLetters(
  state: RootState,
  choices: LetterChoices,
  rest: () => Promise<void>,
): Promise<LettersPreview> {
  // Each goes through all rows, so each gets its own task.
  for (const select of [selectAddressSource, selectAbroad, selectShownRows, selectPiles]) {
    select(state)
    await rest()
  }
  const rows = letterRows(await withGroups(state, rest))
  const headers = selectHeaders(state)
  const names = selectNames(state)
  const book = await writeLetters(rows, headers, { ...choices, nameColumns: names }, rest)
  const persons = personColumns(headers, names)
  const asked = await columnsAsked(headers, selectRows(state), persons, selectNoLetter(state), rest)
  return { ...book, asked }
}

/** The headers of the letters: those of the layout, then those taken along, under new names. */
function headersOf(state: RootState, { layout, alongColumns }: LetterChoices): string[] {
  const headers = LAYOUTS[layout].columns.map(([header]) => header)
  for (const column of alongColumns) {
    const isTheirs = typeof column === 'number'
    const name = isTheirs ? selectHeaders(state)[column] : OUTPUT_HEADERS[OUTPUT_FIELDS.indexOf(column)]
    headers.push(newName(name!, headers))
  }
  return headers
}

/** Makes the contents of the letters file. */
export const lettersContents =
  (choices: LetterChoices): ContentsOf =>
  async ({ state, escape, rest }) => {
    const { letters } = await previewOfLetters(state, choices, rest)
    return {
      from: { ...selectBasis(state), inCapitals: undefined, hasDecisions: false },
      // Every printer takes commas.
      head: { titleLines: [], delimiter: ',', headers: headersOf(state, choices) },
      rows: [...letters.keys()],
      rowOf: (at) => {
        const { cells, along } = letters[at]!
        // Escape a cell that the page composes, even if its words are the customer's.
        return [
          ...cells.map(escape),
          ...along.map(({ text, isAsItCame }) => (isAsItCame ? text : escape(text))),
        ]
      },
    }
  }
