import type { Results } from '../../src/domain/cleanse/rowResult'
import { fileLoaded } from '../../src/features/file/fileSlice'
import { csvFile, fileOf } from './builders'
import type { OpenTestPage } from './testPage'
import { settleRows } from '../../src/features/run/rows/changeRows'

/** What opens pages that have results, with the store of some pages. */
export function resultPages<Pages extends { openTestPage: OpenTestPage }>(pages: Pages) {
  const settle = ({ store }: ReturnType<OpenTestPage>, results: Results) => {
    const settled = results.flatMap((result, row) => (result ? [{ row, result }] : []))
    store.dispatch(settleRows(settled))
  }

  /** A page with a file whose rows have some UPRNs, and one result for each. */
  function pageWithUprns(uprns: string[], results: Results) {
    const opened = pages.openTestPage()
    const rows = uprns.map((uprn) => ['1 High Street', 'LS1 4AB', uprn])
    opened.store.dispatch(fileLoaded(csvFile({ headers: ['Address', 'Postcode', 'UPRN'], rows })))
    settle(opened, results)
    return opened
  }

  /** A page with one row for each result; null is a row that has not been sent. */
  function pageWith(results: Results, ...page: Parameters<OpenTestPage>) {
    const opened = pages.openTestPage(...page)
    opened.store.dispatch(fileLoaded(fileOf(results.length)))
    settle(opened, results)
    return opened
  }

  return { ...pages, pageWith, pageWithUprns }
}
