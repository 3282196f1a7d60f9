import type { ListenerApi } from '../../app/base/listeners'
import { addFigures, figuresOfPart, figuresUnsent, noFigures } from '../results/summary/figureSelectors'
import { putOnPaper } from '../results/summary/usePaper'
import type { StateOfPart } from './downloadOf'
import { downloadProgressed } from './downloadSlice'

/** Reads a list part by part and prints the summary of all of it. Throws if a part is missing. */
export async function printList(api: ListenerApi, stateOfPart: StateOfPart) {
  const page = api.getState()
  api.dispatch(downloadProgressed('reading'))
  let figures = noFigures
  let before = 0
  for (const [at, { rows }] of page.list.parts.entries()) {
    const part = at === page.list.at ? page : await stateOfPart(page, at)
    figures = addFigures(figures, part ? figuresOfPart(page, part) : figuresUnsent(rows), before)
    before += rows
    // The page may hold another file by now, or the summary may have been asked for again.
    if (api.signal.aborted || api.getState().list.id !== page.list.id) return
  }
  api.dispatch(downloadProgressed('none'))
  putOnPaper({ page, figures })
  api.extra.print()
}
