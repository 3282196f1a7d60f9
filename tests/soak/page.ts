import type { Page } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'

/** Builds the product for the provider at `apiBaseUrl` and serves it on a free port. */
export async function serveBuild(apiBaseUrl: string) {
  const outDir = await mkdtemp(join(tmpdir(), 'cleansheet-soak-'))
  process.env['VITE_API_BASE_URL'] = apiBaseUrl
  process.env['NODE_ENV'] = 'production'
  await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  const server = await preview({ logLevel: 'warn', build: { outDir }, preview: { port: 0 } })
  return {
    url: new URL(server.resolvedUrls!.local[0]!).origin,
    close: async () => {
      await server.close()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}

/** What a person sees that tells what to press next, and what is saved. */
export interface View {
  /** Names of the enabled buttons. */
  buttons: string[]
  /** Null before a file is loaded. */
  progress: { done: number; total: number } | null
  status: string
  hasKey: boolean
  isSaved: boolean
  /** Rows done in the record; null when there is none. */
  recorded: number | null
}

/** Looks at the page. */
export const look = (page: Page): Promise<View> =>
  page.evaluate(() => {
    const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? ''
    const [, done, total] = /^([\d,]+) \/ ([\d,]+)$/.exec(textOf('.progressCount')) ?? []
    const count = (text: string) => Number(text.replaceAll(',', ''))
    const record = localStorage.getItem('cleansheet:recovery')
    const all = document.body.textContent
    return {
      buttons: [...document.querySelectorAll('button')]
        .filter((button) => !button.disabled && button.checkVisibility({ visibilityProperty: true }))
        .map((button) => (button.ariaLabel ?? button.textContent).trim()),
      progress: done && total ? { done: count(done), total: count(total) } : null,
      status: textOf('.progressStatus'),
      hasKey: all.includes('✓ API key is valid and available'),
      isSaved: !all.includes('Progress is not being saved'),
      recorded: record === null ? null : (JSON.parse(record) as { progress: { done: number } }).progress.done,
    }
  })
