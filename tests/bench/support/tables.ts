import type { Browser } from '@playwright/test'
import { inNewPage } from './openPage'
import { TABLE_PAGE } from './places'
import { scripted } from './scripting'

/** What is done to the results that Ant Design's Table has to draw anew. */
export type TableAct = 'filter' | 'sort' | 'panel'

/**
 * How long scripts run when the same is done to Ant Design's Table alone, in a page that holds nothing else: as many
 * rows in view, of as many columns, each cell a text. For the panel the table gives way as it does in the product.
 *
 * @param times how often each is done
 * @returns ms of processor time, each time
 */
export const scriptsOfTable = (browser: Browser, times: number): Promise<Record<TableAct, number[]>> =>
  inNewPage(browser, async (page) => {
    await page.goto(TABLE_PAGE)
    await page.locator('[data-row-key]').first().waitFor()
    const spent: Record<TableAct, number[]> = { filter: [], sort: [], panel: [] }
    for (const act of Object.keys(spent) as TableAct[]) {
      for (let time = 0; time < times; time++) {
        const pressed = await scripted(page, () =>
          page.evaluate(async (name) => {
            const shown = () =>
              [...document.querySelectorAll('th, [data-row-key]')].map((each) => each.textContent).join()
            const before = shown()
            const press = () =>
              [...document.querySelectorAll('button')].find((each) => each.textContent === name)!.click()
            await window.probe.rest()
            await window.probe.time(press, () => shown() !== before)
            await window.probe.rest()
          }, act),
        )
        spent[act].push(pressed.scriptMs)
      }
    }
    return spent
  })
