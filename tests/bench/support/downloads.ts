import type { Page } from '@playwright/test'

/** Milliseconds from each of `times` clicks on Download CSV until its file is made, and what the file holds. */
export const timeDownload = (page: Page, times: number): Promise<{ took: number[]; text: string }> =>
  page.evaluate(async (count) => {
    const createObjectURL = URL.createObjectURL.bind(URL)
    const took: number[] = []
    let text = ''
    for (let time = 0; time < count; time++) {
      const button = [...document.querySelectorAll('button')].find(
        (each) => each.textContent === 'Download CSV',
      )
      const blob = await new Promise<Blob>((resolve) => {
        let from = 0
        URL.createObjectURL = (made: Blob) => {
          took.push(performance.now() - from)
          resolve(made)
          return createObjectURL(made)
        }
        from = performance.now()
        button!.click()
      })
      text = await blob.text()
      // Pressed at once again, it would be taken for the echo of this press.
      await window.probe.rest()
    }
    URL.createObjectURL = createObjectURL
    return { took, text }
  }, times)

/** Milliseconds for making the same file of its cells in a bare page: quoted where that is needed, and joined. */
export const timeDownloadBare = (page: Page, text: string): Promise<number> =>
  page.evaluate((csv) => {
    // Cut without regard to quotes: as many cells, of the same length.
    const cells = csv.split('\r\n').map((line) => line.split(','))
    const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
    const from = performance.now()
    const made = cells.map((line) => line.map(quoted).join(',')).join('\r\n')
    URL.createObjectURL(new Blob([made], { type: 'text/csv' }))
    return performance.now() - from
  }, text)
