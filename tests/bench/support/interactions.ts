import type { Page } from '@playwright/test'

/** The ways in which a person looks through the results. */
export type Interaction = 'filter' | 'sort' | 'search' | 'panel' | 'columns'

/**
 * Does one interaction `times` times over and returns how many ms each took, from the event to the paint of the rows,
 * the panel or the cells that it leads to. Each begins when the one before has come to rest.
 */
export const interact = (page: Page, interaction: Interaction, times: number): Promise<number[]> =>
  page.evaluate(
    async ({ kind, count }) => {
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
          act: (time: number) =>
            press('[role=group] button', ['No match', 'All results', 'Good', 'All results'][time % 4]!),
          isDone: hasOtherRows,
        },
        sort: { act: () => press('th', 'Confidence'), isDone: hasOtherRows },
        search: {
          act: (time: number) =>
            window.probe.write(
              'input[aria-label="Find in results"]',
              ['camp', 'griff', 'dhil', ''][time % 4]!,
            ),
          isDone: hasOtherRows,
        },
        panel: {
          act: (time: number) => rows()[time % 8]!.querySelector<HTMLElement>('[role=cell]')!.click(),
          isDone: () => panel() !== null,
          undo: () => panel()!.querySelector<HTMLElement>('button[aria-label="Close"]')!.click(),
        },
        columns: {
          act: () => press('label', 'All columns'),
          isDone: hasAllColumns,
          undo: () => press('label', 'Review'),
        },
      }

      const { act, isDone, undo }: { act: (time: number) => void; isDone: () => boolean; undo?: () => void } =
        kinds[kind]
      const took: number[] = []
      for (let time = 0; time < count; time++) {
        before = shown()
        await window.probe.rest()
        took.push(await window.probe.time(() => act(time), isDone))
        undo?.()
        await window.probe.until(() => !undo || !isDone())
      }
      await window.probe.rest()
      return took
    },
    { kind: interaction, count: times },
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
