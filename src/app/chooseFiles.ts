import { latin } from '../base/bytes'
import { FIRST_ADDED_COLUMN } from '../base/constants'
import type { Deps } from '../base/deps'
import { isCsv, isNamedAsText } from '../features/file/fileNames'
import { hasWaysOn } from '../features/file/fileSlice'

/** What one of several files may be, the best list first. */
const STANDINGS = [
  'list',
  /** A list that cannot be read as it is, or a file that the page can tell how to turn into one. */
  'refused',
  /** A download of ours, whose rows may have answers. */
  'download',
  'none',
] as const

type Standing = (typeof STANDINGS)[number]

/** How many bytes of a text file surely include its header. */
const HEAD = 100_000

/** The name of our first column as a whole cell, in delimited text or markup. */
const NAMES_OUR_COLUMN = new RegExp(`(?:^|[,;\\t|"\\r\\n>])${FIRST_ADDED_COLUMN}(?:$|[,;\\t|"\\r\\n<])`)

type Reader = Pick<Deps, 'readFile'>

/** The beginning of a file as text; in UTF-16, every second letter is a NUL. */
async function headOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, HEAD).arrayBuffer())
  return latin(bytes).replaceAll('\0', '')
}

/** What a file is: by its header if it is text, else as the reader sees it, else by its name. */
async function standingOf(file: File, reader: Reader): Promise<Standing> {
  const named = isCsv(file) || isNamedAsText(file.name) ? 'refused' : 'none'
  try {
    if (NAMES_OUR_COLUMN.test(await headOf(file))) return 'download'
    const options = { header: { names: FIRST_ADDED_COLUMN }, isWholeList: true }
    const reading = await reader.readFile(file, options, new AbortController().signal)
    if (reading.kind === 'read')
      return reading.file.headers.includes(FIRST_ADDED_COLUMN) ? 'download' : 'list'
    if (hasWaysOn(reading)) return 'list'
    return reading.next === undefined ? named : 'refused'
  } catch {
    // It is a folder, or gone from the disk.
    return named
  }
}

export interface Chosen {
  /** Those that may be the list; one of them is. */
  lists: File[]
  /** Its earlier downloads, the oldest first, since the last that knows a text wins. */
  earlier: File[]
}

/**
 * Tells apart files dropped or pasted together: a customer's list, of whatever kind, is the list, and our own downloads are its
 * earlier downloads. If there are only downloads, one of them is the list.
 */
export async function chooseFiles(files: File[], reader: Reader): Promise<Chosen> {
  const standings = new Map<File, Standing>()
  // In turn, since each would start its own worker.
  for (const file of files) standings.set(file, await standingOf(file, reader))
  const are = (standing: Standing | undefined) => files.filter((file) => standings.get(file) === standing)
  const best = STANDINGS.find((standing) => are(standing).length > 0)
  const hasList = best === 'list' || best === 'refused'
  const earlier = hasList ? are('download').toSorted((a, b) => a.lastModified - b.lastModified) : []
  return { lists: are(best), earlier }
}
