import type { Page } from '@playwright/test'

/** What a person sees of the page, as far as it says what to press next, and what is saved. */
export interface View {
  /** Names of the buttons that can be pressed. */
  buttons: string[]
  /** Rows done, and all of them; null before there is a file. */
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
