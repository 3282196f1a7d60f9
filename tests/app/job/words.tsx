import { act, fireEvent } from '@testing-library/react'
import type { AppStore } from '../../../src/app/store'
import { ConfirmDialog } from '../../../src/features/confirm/ConfirmDialog'
import { DownloadLine } from '../../../src/features/download/DownloadButtons'
import type { Question } from '../../../src/features/session/sessionEvents'
import { renderPart } from '../../support/renderPart'

// What a person reads and presses that no selector and no action says.

/** A question is read once: it stands still until it is answered. */
const said = new WeakMap<Question, number>()

/** The lookups that the open question names, if any. */
export function lookupsSaid(store: AppStore): number {
  const question = store.getState().confirm
  if (!question) return 0
  const before = said.get(question)
  if (before !== undefined) return before
  const part = renderPart(store, <ConfirmDialog />)
  const [, count = '0'] = /([\d,]+) lookups?\b/.exec(document.body.textContent ?? '') ?? []
  part.unmount()
  const lookups = Number(count.replaceAll(',', ''))
  said.set(question, lookups)
  return lookups
}

/** A button that is an act of its own. */
const KNOWN = 'Download CSV'

/** The links and buttons beside the downloads, by their names; presses one if its name is given. */
export function besideDownloads(store: AppStore, pressed?: string): string[] {
  const part = renderPart(store, <DownloadLine />)
  const buttons = part.queryAllByRole('button').filter((button) => nameOf(button) !== KNOWN)
  const names = buttons.map(nameOf)
  const button = buttons.find((each) => nameOf(each) === pressed)
  if (button) act(() => void fireEvent.click(button))
  part.unmount()
  return names
}

const nameOf = (button: HTMLElement) => button.ariaLabel ?? button.textContent ?? ''
