// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ResultsMeaning } from '../../../src/features/results/ResultsMeaning'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { batchSettled } from '../../../src/features/run/runSlice'
import { renderPart } from '../../support/renderPart'
import { fileOf } from '../../support/runs'
import { openTestPage } from '../../support/testStore'

test('the way to the guide is there also when no answer has a score', () => {
  const { store } = openTestPage()
  store.dispatch(fileLoaded(fileOf(1)))
  store.dispatch(batchSettled({ results: [{ index: 0, result: { kind: 'nothingToSend' } }], at: 1 }))
  renderPart(store, <ResultsMeaning />)
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.getByRole('link', { name: 'Learn what your results mean' })).toBeTruthy()
})
