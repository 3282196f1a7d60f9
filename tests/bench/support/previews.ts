import type { Page } from '@playwright/test'

/** Drops `csv` on the product; milliseconds from the drop to the paint of its preview, and the preview's HTML. */
export const timePreview = (page: Page, csv: string): Promise<{ ms: number; html: string }> =>
  page.evaluate(async (text) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([text], 'customers.csv', { type: 'text/csv' }))
    const dropZone = [...document.querySelectorAll('button')].find((each) =>
      each.textContent.includes('CSV file'),
    )!
    const preview = () => document.querySelector('[role=table][aria-label="Preview"]')
    const firstValue = text.split('\r\n')[1]!.split(',')[0]!
    await window.probe.rest()
    const ms = await window.probe.time(
      () => dropZone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })),
      () => preview()?.textContent.includes(firstValue) === true,
    )
    return { ms, html: preview()!.outerHTML }
  }, csv)

/** Milliseconds for reading the same file in a bare page, cutting it at line ends and showing the same preview. */
export const timePreviewBare = (page: Page, csv: string, html: string): Promise<number> =>
  page.evaluate(
    async ([text, preview]) => {
      const file = new File([text], 'customers.csv', { type: 'text/csv' })
      const from = performance.now()
      const rows = (await file.text()).split('\r\n').map((line) => line.split(','))
      document.body.innerHTML = preview
      document.body.dataset['rows'] = String(rows.length)
      return (await window.probe.painted()) - from
    },
    [csv, html] as const,
  )
