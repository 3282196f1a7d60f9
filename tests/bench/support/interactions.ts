import type { Page } from '@playwright/test'

/** The ways in which a person looks through the results. */
export type Interaction = 'filter' | 'sort' | 'search' | 'panel' | 'columns'

/**
 * Does one interaction and returns how many ms it took, from the event to the paint of the rows, the panel or the cells
 * that it leads to. It begins when what went before has come to rest.
 *
 * @param time how often it was done before
 */
export const interact = (page: Page, interaction: Interaction, time: number): Promise<number> =>
  page.evaluate(
    async ({ kind, times }) => {
      const grid = () => document.querySelector('[role=grid][aria-label=Results]')!
      const rows = () => [...grid().querySelectorAll<HTMLElement>('[data-row-key]')]
      const shown = () => [grid().ariaRowCount, ...rows().map(({ dataset }) => dataset['rowKey'])].join()
      const press = (what: string, text: string) =>
        [...document.querySelectorAll<HTMLElement>(`.results ${what}`)]
          .find((each) => each.textContent.includes(text))!
          .click()
      const panel = () => document.querySelector('.results section[aria-label^="Row "]')
      const hasAllColumns = () => rows()[0]?.querySelector('[aria-colindex="2"]') != null

      let before = ''
      const hasOtherRows = () => shown() !== before
      const kinds = {
        filter: {
          act: () => press('[role=group] button', ['No match', 'All results'][times % 2]!),
          isDone: hasOtherRows,
        },
        sort: { act: () => press('th', 'Confidence'), isDone: hasOtherRows },
        search: {
          act: () =>
            window.probe.write(
              'input[aria-label="Find in results"]',
              ['camp', 'griff', 'dhil', ''][times % 4]!,
            ),
          isDone: hasOtherRows,
        },
        panel: {
          act: () => rows()[times % 8]!.querySelector<HTMLElement>('[role=cell]')!.click(),
          isDone: () => panel() !== null,
        },
        columns: {
          act: () => press('label', 'All columns'),
          isDone: hasAllColumns,
        },
      }

      const { act, isDone }: { act: () => void; isDone: () => boolean } = kinds[kind]
      before = shown()
      await window.probe.rest()
      const took = await window.probe.time(act, isDone)
      await window.probe.rest()
      return took
    },
    { kind: interaction, times: time },
  )

/** Puts back what an interaction has opened, if it opens anything. */
export const undo = (page: Page, interaction: Interaction): Promise<void> =>
  page.evaluate(async (kind) => {
    const find = (selector: string, text: string) =>
      [...document.querySelectorAll<HTMLElement>(`.results ${selector}`)].find((each) =>
        each.textContent.includes(text),
      )
    if (kind === 'panel') find('section[aria-label^="Row "] button[aria-label="Close"]', '')!.click()
    if (kind === 'columns') find('label', 'Review')!.click()
    await window.probe.rest()
  }, interaction)

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
