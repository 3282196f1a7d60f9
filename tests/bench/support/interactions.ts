import type { Page } from '@playwright/test'
import { ROWS_IN_SIGHT } from './results'

/** The ways in which a person looks through the results. */
export type Interaction = 'sort' | 'filter' | 'search' | 'open'

/** What one interaction took, in ms. */
export interface Took {
  /** Until the rows in sight that it led to were painted. */
  inSight: number
  /** Until the rows out of sight were there too. */
  all: number
  /** Tasks of 50 ms or more until then. */
  longTasks: number[]
}

/**
 * Does one interaction `times` times over and returns how long each took, from the event on. Each begins
 * when the one before has come to rest.
 */
export const interact = (page: Page, interaction: Interaction, times: number): Promise<Took[]> =>
  page.evaluate(
    async ({ kind, count, inSight }) => {
      const rows = () => [
        ...document.querySelectorAll<HTMLTableRowElement>(
          'table[aria-label="Results of the cleanse"] tbody tr',
        ),
      ]
      const shown = () =>
        rows()
          .slice(0, inSight)
          .map((row) => row.cells[0]!.textContent)
          .join()
      const button = (within: string, text: string) =>
        [...document.querySelectorAll<HTMLButtonElement>(`${within} button`)].find((each) =>
          each.textContent.includes(text),
        )!
      const write = (text: string) => {
        const field = document.querySelector<HTMLInputElement>('input[aria-label="Find in results"]')!
        // As a key does: React notices a value only if it did not set it itself.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
      const acts = {
        sort: () => button('thead', 'Fit Score').click(),
        filter: (time: number) =>
          button('[role=group]', ['No match', 'All results', 'Matched', 'All results'][time % 4]!).click(),
        search: (time: number) => write(['camp', 'griff', 'dhil', ''][time % 4]!),
        open: (time: number) => rows()[3 * time]!.querySelector('button')!.click(),
      }

      const isBusy = () =>
        document.querySelector('table[aria-label="Results of the cleanse"]')?.ariaBusy === 'true'

      // In sight: rows that are not are not laid out.
      document.querySelector('.results .resultArea')!.scrollIntoView({ block: 'end' })
      const took: Took[] = []
      for (let time = 0; time < count; time++) {
        const before = shown()
        const opened = () => document.querySelectorAll('tbody button[aria-expanded=true]')
        const openBefore = opened()[0]
        const isDone =
          kind === 'open'
            ? () => opened().length === 1 && opened()[0] !== openBefore
            : () => shown() !== before
        await window.probe.painted()
        const from = performance.now()
        const ms = await window.probe.time(() => acts[kind](time), isDone)
        await window.probe.until(() => !isBusy())
        const all = (await window.probe.painted()) - from
        took.push({ inSight: ms, all, longTasks: window.probe.longTasks(from) })
      }
      return took
    },
    { kind: interaction, count: times, inSight: ROWS_IN_SIGHT },
  )

/** Milliseconds for painting nothing new: what `interact` cannot be less than. */
export const emptyFrames = (page: Page, times: number): Promise<number[]> =>
  page.evaluate(async (count) => {
    const took: number[] = []
    for (let time = 0; time < count; time++) {
      took.push(
        await window.probe.time(
          () => {},
          () => true,
        ),
      )
    }
    return took
  }, times)
