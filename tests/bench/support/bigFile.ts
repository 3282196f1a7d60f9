import type { Page } from '@playwright/test'

const PIECE_MB = 4

/** Size of the file that is refused. */
export const BIG_MB = 500

/**
 * Puts a CSV of 500 MB into the page as `window.bigFile`. It is one piece of 4 MB over and over, which the browser
 * does not copy: neither memory nor disk holds it whole.
 */
export async function makeBigFile(page: Page) {
  await page.evaluate(
    ([pieces, bytes]) => {
      const line = '0001,"12 High Street\nBalsall Heath",B12 0XY,a note\n'
      const piece = new Blob([line.repeat(Math.ceil(bytes / line.length))])
      const parts = ['id,address,post_code,note\n', ...Array.from({ length: pieces }, () => piece)]
      window.bigFile = new File(parts, 'big.csv', { type: 'text/csv' })
    },
    [BIG_MB / PIECE_MB, PIECE_MB * 1024 * 1024] as const,
  )
  // For its first second some versions of Chromium break off reading it.
  while (!(await readBigFile(page).catch(() => null))) await page.evaluate(() => window.probe.rest())
}

/** Drops the big file on the product; milliseconds until it says that it does not take it. */
export const dropBigFile = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const from = performance.now()
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(window.bigFile)
    const dropZone = [...document.querySelectorAll('button')].find((each) =>
      each.textContent.includes('CSV file'),
    )!
    dropZone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    const alert = () => document.querySelector('[role=alert]')?.textContent ?? ''
    await window.probe.until(() => alert().includes('Maximum allowed'))
    return performance.now() - from
  })

/** Reads the big file piece by piece in a bare page, and does nothing with it; milliseconds. */
export const readBigFile = (page: Page): Promise<number> =>
  page.evaluate(
    async (bytes) => {
      const from = performance.now()
      const file = window.bigFile
      for (let at = 0; at < file.size; at += bytes) await file.slice(at, at + bytes).arrayBuffer()
      return performance.now() - from
    },
    PIECE_MB * 1024 * 1024,
  )

declare global {
  interface Window {
    bigFile: File
  }
}
