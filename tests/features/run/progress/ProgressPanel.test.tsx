import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useAppSelector } from '../../../../src/base/store/hooks'
import { ProgressPanel } from '../../../../src/features/run/progress/ProgressPanel'
import { decideRows, undoStep } from '../../../../src/features/run/rows/changeRows'
import { selectDecidedCount } from '../../../../src/features/run/rows/decisionsSlice'
import { answered } from '../../../support/builders'
import { renderPart } from '../../../support/renderPart'
import { pageWith } from '../../review/pageWith'

function Progress() {
  const decided = useAppSelector(selectDecidedCount)
  return <ProgressPanel split={{ slices: [], text: `${decided} decided` }} saved={null} />
}

test('a screen reader hears the outcomes at the end, and does not read them once they are others', () => {
  const { store } = pageWith([answered()])
  renderPart(store, <Progress />)
  const told = () => screen.getAllByRole('status').at(-1)!.textContent
  expect(told()).toBe('0 decided')
  act(() => store.dispatch(decideRows([0], 'accepted')))
  expect(told()).toBe('')
  act(() => store.dispatch(undoStep()))
  expect(told()).toBe('')
})
