import { FIRST_ADDED_COLUMN } from '../base/constants'
import { FILE_ENDINGS } from '../domain/cleanse/downloadFormat'
import { requestEarlier } from '../features/earlier/earlierListeners'
import { requestFile } from '../features/file/fileListeners'
import { isCsv, isWorkbookName } from '../features/file/fileNames'
import type { AppStore } from './store'

/** The bytes of a text file that are sure to have its header. */
const HEAD = 100_000

/** Whether a file is a download of ours: by its header, or of a workbook by its name. */
const isDownload = async (file: File): Promise<boolean> =>
  isWorkbookName(file.name)
    ? [FILE_ENDINGS.everything, FILE_ENDINGS.nextMonth].some((ending) => file.name.includes(ending))
    : (
        await file
          .slice(0, HEAD)
          .text()
          .catch(() => '')
      ).includes(FIRST_ADDED_COLUMN)

/**
 * Offers files that were dropped or pasted at once: the first that is a list is taken, and a download of ours beside it is its
 * earlier download. The others are named.
 */
export async function offerFiles(store: AppStore, files: File[]) {
  const areOurs = files.length < 2 ? [] : await Promise.all(files.map(isDownload))
  const lists = files.filter((_, at) => !areOurs[at])
  const [earlier, ...others] = files.filter((_, at) => areOurs[at])
  const list = lists.find(isCsv) ?? lists[0]
  if (!earlier || !list) {
    store.dispatch(requestFile(...files))
    return
  }
  const loaded = nextLoaded(store)
  store.dispatch(requestFile(...lists, ...others))
  if ((await loaded) === list.name) store.dispatch(requestEarlier(earlier))
}

/** The name of the file that is loaded next, once it is. */
const nextLoaded = (store: AppStore) =>
  new Promise<string | undefined>((resolve) => {
    const before = store.getState().file.id
    const unsubscribe = store.subscribe(() => {
      const { id, source } = store.getState().file
      if (id === before) return
      unsubscribe()
      resolve(source?.name)
    })
  })
