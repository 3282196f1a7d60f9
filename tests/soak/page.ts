import type { BrowserContext, Page } from '@playwright/test'

/** A new page; a script error or a violation of the policy goes into `broken`. */
export async function openPage(context: BrowserContext, broken: string[]): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  page.on('dialog', (dialog) => dialog.accept().catch(() => {}))
  page.on('pageerror', ({ message }) => broken.push(`the page broke: ${message}`))
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) broken.push(message.text())
  })
  await page.goto('/')
  return page
}

/** What a person sees: the next button to press, and what is saved. */
export interface View {
  /** Names of the enabled buttons. */
  buttons: string[]
  /** Null before a file is loaded. */
  progress: { done: number; total: number } | null
  status: string
  hasKey: boolean
  isSaved: boolean
  /** Whether there is a record. */
  isRecorded: boolean
  /** Rows done in the session that was found; null when there is none. */
  found: number | null
}

/** Looks at the page. */
export const look = (page: Page): Promise<View> =>
  page.evaluate(() => {
    const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? ''
    const [, done, total] = /^([\d,]+) \/ ([\d,]+)$/.exec(textOf('.progressCount')) ?? []
    const count = (text: string) => Number(text.replaceAll(',', ''))
    const all = document.body.textContent
    const found =
      /([\d,]+) of [\d,]+ rows are cleansed/.exec(all) ?? /all ([\d,]+) rows are done/.exec(all) ?? []
    return {
      buttons: [...document.querySelectorAll('button')]
        .filter((button) => !button.disabled && button.checkVisibility({ visibilityProperty: true }))
        .map((button) => (button.ariaLabel ?? button.textContent).trim()),
      progress: done && total ? { done: count(done), total: count(total) } : null,
      status: textOf('.progressStatus'),
      hasKey: all.includes('✓ API key is valid and available'),
      isSaved: !all.includes('Progress is not being saved'),
      isRecorded: localStorage.getItem('cleansheet:recovery') !== null,
      found: found[1] ? count(found[1]) : null,
    }
  })

/** Fills the page's storage to the last character. */
export function fillStorage() {
  let ballast = ''
  for (let size = 2 ** 22; size >= 1; size /= 2) {
    try {
      localStorage.setItem('ballast', ballast + 'x'.repeat(size))
      ballast += 'x'.repeat(size)
    } catch {
      // Too much; less may fit.
    }
  }
}

export const freeStorage = () => localStorage.removeItem('ballast')
