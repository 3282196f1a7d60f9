import { combineReducers } from '@reduxjs/toolkit'
import { expect, test } from 'vitest'
import { cleanseApi } from '../../src/api/cleanseApi'
import { rootReducer } from '../../src/app/store'
import { pageOpened } from '../../src/features/session/sessionEvents'
import { allOf, type Room } from '../support/rooms/room'

const rooms = allOf(
  Object.values(import.meta.glob<Record<string, Room>>('../support/rooms/*.ts', { eager: true })).flatMap(
    (module) => Object.values(module).filter((each) => typeof each === 'object'),
  ),
)

test('the rooms that tests name add up to the store of the page', () => {
  const slices = Object.assign({}, ...rooms.map((room) => room.slices))
  const together = combineReducers({ ...slices, [cleanseApi.reducerPath]: cleanseApi.reducer })
  expect(together(undefined, pageOpened())).toEqual(rootReducer(undefined, pageOpened()))
})

test('the rooms have every listener of the features, except those that store the whole page', () => {
  const files = import.meta.glob<Record<string, unknown>>('../../src/features/**/*Listeners.ts', {
    eager: true,
  })
  const adders = Object.entries(files)
    .filter(([path]) => !path.includes('/saved/'))
    .flatMap(([, module]) => Object.keys(module).filter((name) => name.startsWith('add')))
  const named = rooms.flatMap(({ listeners = [] }) => listeners.map(({ name }) => name))
  expect(named.toSorted()).toEqual(adders.toSorted())
})
