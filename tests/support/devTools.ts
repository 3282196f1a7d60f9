import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit'
import { ActionCreators, instrument, type LiftedState } from '@redux-devtools/instrument'
import { afterAll, beforeAll } from 'vitest'

type Lifted = LiftedState<unknown, UnknownAction, unknown>

interface LiftedStore {
  getState(): Lifted
  dispatch(action: unknown): unknown
}

/** Redux DevTools without its window: while it is open, it controls the store made last. */
export const devTools = {
  isOpen: false,
  liftedStore: null as LiftedStore | null,
  /** Every action so far, in order. */
  get actions(): UnknownAction[] {
    const { stagedActionIds, actionsById } = lifted()
    return stagedActionIds.map((id) => actionsById[id]!.action)
  },
  /** Shows the state before the last action of a type, as clicking into the log does. */
  stepBackBefore(type: string) {
    devTools.jumpTo(placeOf(type) - 1)
  },
  /** Shows the state after an event, by its place in the log. */
  jumpTo(at: number) {
    dispatch(ActionCreators.jumpToState(at))
  },
  returnToPresent() {
    devTools.jumpTo(lifted().stagedActionIds.length - 1)
  },
  /** Skips the last action of a type, or restores it. */
  toggle(type: string) {
    dispatch(ActionCreators.toggleAction(lifted().stagedActionIds[placeOf(type)]!))
  },
  /** Deletes the skipped actions. */
  sweep() {
    dispatch(ActionCreators.sweep())
  },
  /** The log as a file. */
  exportLog: () => JSON.stringify(lifted()),
  /** Replaces the store's log with an exported one. */
  importLog(file: string) {
    dispatch(ActionCreators.importState(JSON.parse(file) as Lifted))
  },
}

function lifted(): Lifted {
  return devTools.liftedStore!.getState()
}

function dispatch(action: unknown) {
  devTools.liftedStore!.dispatch(action)
}

function placeOf(type: string): number {
  return devTools.actions.findLastIndex((action) => action.type === type)
}

const remembering: StoreEnhancer = (createStore) => (reducer, preloaded) => {
  const store = createStore(reducer, preloaded)
  devTools.liftedStore = (store as unknown as { liftedStore: LiftedStore }).liftedStore
  return store
}

const composeWithDevTools =
  () =>
  (...enhancers: StoreEnhancer[]): StoreEnhancer =>
  (createStore) =>
    [...enhancers, ...(devTools.isOpen ? [remembering, instrument() as StoreEnhancer] : [])].reduceRight(
      (create, enhance) => enhance(create),
      createStore,
    )

// Redux Toolkit looks for DevTools in the window once, when it is loaded.
Object.assign(globalThis, { window: { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composeWithDevTools } })
await import('@reduxjs/toolkit')
Reflect.deleteProperty(globalThis, 'window')

/** Opens DevTools for the tests of a file. */
export function withDevTools() {
  beforeAll(() => {
    devTools.isOpen = true
  })
  afterAll(() => {
    devTools.isOpen = false
    devTools.liftedStore = null
  })
}
