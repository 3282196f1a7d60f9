import type { UnknownAction } from '@reduxjs/toolkit'
import type { AppThunk } from '../../../src/base/store/types'
import type { Desk } from './desk'

/** Something that the page offers now, with its words in a trace. */
export interface Offer {
  act: Readonly<Record<string, unknown>>
  /** The most lookups that it costs, as the page says before. */
  says: number
  take: () => unknown
}

/** What the page offers of a kind now. */
export type Offers = (desk: Desk) => Offer[]

/** What a button dispatches. */
export type Pressed = UnknownAction | AppThunk<unknown>

/** Dispatches to the page that is open now. */
export const send = ({ page }: Desk, pressed: Pressed) => page.store.dispatch(pressed as UnknownAction)

export const offer = (act: Offer['act'], take: () => unknown, says = 0): Offer => ({ act, take, says })

/** An offer that is one press, or several. */
export const press = (desk: Desk, act: Offer['act'], ...pressed: Pressed[]): Offer =>
  offer(act, () => pressed.forEach((each) => send(desk, each)))
