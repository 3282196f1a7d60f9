import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { RESULTS_FOLDER } from './places'

const PIECE_MB = 4

/** Size of the file that is refused. */
export const BIG_MB = 500

const PATH = join(RESULTS_FOLDER, 'big.csv')

/** Writes a CSV of 500 MB to the disk, where a person's is. */
export async function writeBigFile() {
  const line = '0001,"12 High Street\nBalsall Heath",B12 0XY,a note\n'
  const piece = line.repeat(Math.ceil((PIECE_MB * 1024 * 1024) / line.length))
  const file = await open(PATH, 'w')
  await file.write('id,address,post_code,note\n')
  for (let at = 0; at < BIG_MB / PIECE_MB; at++) await file.write(piece)
  await file.close()
}

/** Takes it off the disk again, where it was written. */
export const removeBigFile = () => rm(PATH, { force: true })

/** Brings that file into the page as `window.bigFile`. */
export async function bringBigFile(page: Page) {
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('input'), { type: 'file', id: 'big-file' }))
  })
  const input = page.locator('#big-file')
  await input.setInputFiles(PATH)
  await input.evaluate((field: HTMLInputElement) => {
    window.bigFile = field.files![0]!
    field.remove()
  })
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
