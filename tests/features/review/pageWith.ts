import { fileLoaded } from '../../../src/features/file/fileSlice'
import type { Results } from '../../../src/domain/cleanse/rowResult'
import { batchSettled } from '../../../src/features/run/runSlice'
import { csvFile, fileOf } from '../../support/builders'
import { openTestPage } from '../../support/testStore'

/** A page with a file whose rows have some UPRNs, and one result for each. */
export function pageWithUprns(uprns: string[], results: Results) {
  const opened = openTestPage()
  const rows = uprns.map((uprn) => ['1 High Street', 'LS1 4AB', uprn])
  opened.store.dispatch(fileLoaded(csvFile({ headers: ['Address', 'Postcode', 'UPRN'], rows })))
  const settled = results.flatMap((result, index) => (result ? [{ index, result }] : []))
  opened.store.dispatch(batchSettled({ results: settled, at: 1 }))
  return opened
}

/** A page with one row for each result; null is a row that has not been sent. */
export function pageWith(results: Results, ...page: Parameters<typeof openTestPage>) {
  const opened = openTestPage(...page)
  opened.store.dispatch(fileLoaded(fileOf(results.length)))
  const settled = results.flatMap((result, index) => (result ? [{ index, result }] : []))
  opened.store.dispatch(batchSettled({ results: settled, at: 1 }))
  return opened
}
