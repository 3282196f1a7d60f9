import { isAnyOf } from '@reduxjs/toolkit'
import { MAX_FILE_BYTES } from '../../base/constants'
import type { CsvFile } from '../../base/csvFile'
import type { FileInbox } from '../../base/deps'
import type { AppThunk, StartListening } from '../../base/store/types'
import { sessionCleared, sessionResumed } from '../session/sessionEvents'
import { fileMessages, NOT_CSV } from './fileMessages'
import { isCsv } from './fileNames'
import { attemptDismissed, fileChosen, fileLoaded, fileOffered, fileRead, fileRefused } from './fileSlice'

/** How many bytes to copy at once: all of a large file would hold the page up. */
const COPIED_AT_ONCE = 4 * 1024 * 1024

/** A copy of a file that does not depend on it; the file itself if it is too large to read. */
async function copyOf(file: File): Promise<File> {
  const { name, type, lastModified, size } = file
  if (size > MAX_FILE_BYTES) return file
  const parts: Blob[] = []
  while (parts.length * COPIED_AT_ONCE < size) {
    const from = parts.length * COPIED_AT_ONCE
    parts.push(new Blob([await file.slice(from, from + COPIED_AT_ONCE).arrayBuffer()]))
  }
  return new File(parts, name, { type, lastModified })
}

export function createFileInbox(): FileInbox {
  const files = new Map<number, File>()
  const owned = new WeakSet<File>()
  let last = 0
  return {
    put: (file) => {
      last += 1
      files.set(last, file)
      return last
    },
    get: (id) => files.get(id) ?? null,
    own: async (id) => {
      const file = files.get(id)
      if (!file || owned.has(file)) return file ?? null
      const copy = await copyOf(file)
      owned.add(copy)
      // Another file may have replaced it meanwhile.
      if (files.has(id)) files.set(id, copy)
      return copy
    },
    keepOnly: (kept) => {
      for (const id of files.keys()) if (id !== kept) files.delete(id)
    },
  }
}

/**
 * Offers one of several files: the first CSV file, else the first. Returns its number; undefined for no files.
 *
 * @param dropped all that came together; the message names the others
 */
export const requestOneOf =
  (files: File[], dropped: File[]): AppThunk<number | undefined> =>
  (dispatch, _, { fileInbox }) => {
    const file = files.find(isCsv) ?? files[0]
    if (!file) return undefined
    const ignored = dropped.filter((other) => other !== file).map((other) => other.name)
    const id = fileInbox.put(file)
    dispatch(fileOffered({ id, name: file.name, ignored, read: { header: 'found' } }))
    return id
  }

/** Offers a dropped, picked or pasted file, or one of several, chosen by their names. */
export const requestFile = (...files: File[]) => requestOneOf(files, files)

/** Why reading failed, in words. If not even the first byte can be read, the file is gone, or another one by now, or a folder. */
export const whyUnreadable = (file: File, error: unknown) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => ({ message: fileMessages.unreadable((error as Error).message), isGone: false }),
      () => ({ message: fileMessages.gone, isGone: true }),
    )

/** Proposes a file's columns; nothing if the code for that, which loads with that of the rows, is missing. */
const proposalFor = (file: CsvFile) =>
  import('../../domain/address/columns/proposals').then(
    (code) => code.proposalFor(file),
    () => undefined,
  )

/** Reads the chosen file, unless a newer choice, a resumed session or a new cleanse cancels that. */
export function addFileListeners(startListening: StartListening) {
  startListening({
    matcher: isAnyOf(fileChosen, sessionResumed, sessionCleared),
    effect: async (action, api) => {
      api.cancelActiveListeners()
      const { fileInbox } = api.extra
      if (!fileChosen.match(action)) {
        fileInbox.keepOnly(api.getState().file.bytes)
        return
      }
      const request = action.payload
      const file = fileInbox.get(request.id)
      if (!file) return
      try {
        const reading = await api.pause(api.extra.readFile(file, request.read, api.signal))
        if (reading.kind === 'read') {
          const proposed = await proposalFor(reading.file)
          api.throwIfCancelled()
          api.dispatch(fileRead({ ...reading.file, proposed }))
          // Making the copy would hold the preview up. If the file is gone by then, the page asks for it once it needs it.
          await api.extra.drawn()
          await fileInbox.own(request.id).catch(() => null)
        } else {
          const { kind: _, ...refusal } = reading
          api.dispatch(fileRefused({ refusal, request }))
        }
      } catch (error) {
        const { message, isGone } = await whyUnreadable(file, error)
        api.throwIfCancelled()
        const next = isGone ? `${message} ${fileMessages.folder}` : message
        api.dispatch(
          fileRefused({ refusal: isCsv(file) ? { message } : { message: NOT_CSV, next }, request }),
        )
      }
    },
  })

  startListening({
    matcher: isAnyOf(fileLoaded, attemptDismissed),
    effect: (_, api) => {
      api.extra.fileInbox.keepOnly(api.getState().file.bytes)
    },
  })
}
