import { requestFile } from '../../features/file/requestFile'
import { selectTakesFiles } from './selectTakesFiles'
import type { AppStore } from '../store'

/**
 * The whole page takes a dropped file, and shows that it would while one is dragged over it. While a run is
 * going or a question is open it takes none; but no file ever takes the place of the page.
 */
export function takeDrops(store: AppStore) {
  const { dataset } = document.documentElement
  const takes = (drag: DragEvent) =>
    (drag.dataTransfer?.types.includes('Files') ?? false) && selectTakesFiles(store.getState())

  window.addEventListener('dragover', (drag) => {
    drag.preventDefault()
    if (takes(drag)) dataset.dropping = 'file'
    else if (drag.dataTransfer?.types.includes('Files')) drag.dataTransfer.dropEffect = 'none'
  })
  window.addEventListener('dragleave', (drag) => {
    // Between two elements of the page there is another one to go to; out of the window there is none.
    if (drag.relatedTarget === null) delete dataset.dropping
  })
  window.addEventListener('drop', (drop) => {
    drop.preventDefault()
    delete dataset.dropping
    if (takes(drop)) store.dispatch(requestFile(...Array.from(drop.dataTransfer?.files ?? [])))
  })
}
