import { fileLoaded } from '../../../src/features/file/fileSlice'
import type { Results } from '../../../src/domain/cleanse/rowResult'
import { batchSettled } from '../../../src/features/run/runSlice'
import { fileOf } from '../../support/runs'
import { openTestPage } from '../../support/testStore'

/** A page with one row for each result; null is a row that has not been sent. */
export function pageWith(results: Results, ...page: Parameters<typeof openTestPage>) {
  const opened = openTestPage(...page)
  opened.store.dispatch(fileLoaded(fileOf(results.length)))
  const settled = results.flatMap((result, index) => (result ? [{ index, result }] : []))
  opened.store.dispatch(batchSettled({ results: settled, at: 1 }))
  return opened
}
