import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keyChecked, keyCheckStarted, keyEdited } from '../../../src/features/apiKey/apiKeySlice'
import { openForm } from '../../../src/features/review/rowSteps'
import { Pane } from '../../../src/app/Pane'
import { answered, decisionsOf } from '../../support/builders'
import { listeningServer, providerError, type Respond } from '../../support/provider'
import { renderPart } from '../../support/renderPart'
import { until } from '../../support/waiting'
import { correctRoom } from '../../support/rooms/correct'
import { resultPages } from '../../support/resultPages'
import { pagesIn } from '../../support/testPage'

const { pageWith } = resultPages(pagesIn(correctRoom))

const server = listeningServer()

/** The form of a row that was not found; the next row was not found either. */
function showForm(respond?: Respond) {
  server.answers()
  server.suggests(respond)
  const text = '1 High Street, Leeds, LS1 4AP'
  const { store } = pageWith([answered({}, text), answered({}, '2')])
  store.dispatch(keyCheckStarted())
  store.dispatch(keyChecked({ status: 'valid', lacksBritain: false }))
  store.dispatch(openForm(0))
  renderPart(store, <Pane files={null} />)
  return { store, text }
}

const form = () => screen.getByRole('region', { name: 'Correct row 1' })
const field = () => screen.getByRole('combobox', { name: 'Find an address' })
const button = (name: string) => within(form()).getByRole('button', { name })
const options = () => screen.findAllByRole('option')
const press = (key: string) => fireEvent.keyDown(field(), { key })
const active = () => field().getAttribute('aria-activedescendant')

test('the field has the row’s text and the focus, and its suggestions are counted, marked and priced', async () => {
  const { text } = showForm()
  expect(field()).toHaveProperty('value', text)
  expect(document.activeElement).toBe(field())
  const listed = await options()
  expect(field().getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe(`${listed.length} addresses like this`)
  expect(listed[1]!.querySelector('mark')).not.toBeNull()
  for (const option of listed) expect(option.textContent).toContain('1 lookup')
})

test('Enter pays for nothing until an arrow made an option active; Escape closes the list, then the form', async () => {
  const { store } = showForm()
  const [first, second] = await options()
  press('Enter')
  expect(store.getState().run.request).toBeNull()
  press('ArrowDown')
  expect(active()).toBe(first!.id)
  press('ArrowDown')
  expect(active()).toBe(second!.id)
  expect(document.activeElement).toBe(field())
  press('Escape')
  expect(screen.queryByRole('listbox')).toBeNull()
  press('ArrowDown')
  expect(active()).toBe(first!.id)
  press('Escape')
  press('Escape')
  expect(screen.getByRole('region', { name: 'Row 1' })).toBeTruthy()
  expect(server.fetched).toEqual([])
})

test('with no text, one that is too short or a new one, no address of the former is offered, counted or paid for', async () => {
  const { store, text: former } = showForm()
  for (const [text, said] of [
    ['', 'Enter the address, or part of it.'],
    ['B1', 'Enter the address, or part of it.'],
    ['SW1A 2AA', 'Looking for addresses…'],
  ] as const) {
    fireEvent.change(field(), { target: { value: former } })
    await options()
    fireEvent.change(field(), { target: { value: text } })
    expect(screen.queryAllByRole('option')).toEqual([])
    expect(screen.getByRole('status').textContent).toBe(said)
    press('ArrowDown')
    press('Enter')
    expect(store.getState().run.request).toBeNull()
  }
  expect(server.fetched).toEqual([])
})

test.each<[string, (option: HTMLElement) => void]>([
  ['Enter', () => [press('ArrowDown'), press('Enter'), press('Enter')]],
  ['a press', (option) => [fireEvent.click(option), fireEvent.click(option)]],
])(
  '%s chooses an address once; the buttons say what they wait for, and the next row follows',
  async (_, choose) => {
    const { store } = showForm()
    choose((await options())[0]!)
    expect(button('Type it…')).toHaveProperty('disabled', true)
    expect(screen.getByRole('status').textContent).toBe('Waiting for the answer…')
    await screen.findByRole('region', { name: 'Row 2' })
    expect(decisionsOf(store.getState())).toEqual({ 0: 'chosen' })
    expect(server.fetched).toHaveLength(1)
  },
)

test('if the provider refuses suggestions, the text itself can be looked up', async () => {
  const { store } = showForm(() => providerError(404, 4040, 'Not found'))
  expect((await options()).map((option) => option.textContent)).toEqual(['Look this text up (1 lookup)'])
  expect(screen.getByRole('status').textContent).toBe(
    'Your provider has no list of addresses for this key. You can look up the text instead.',
  )
  fireEvent.change(field(), { target: { value: ' ' } })
  expect(screen.queryAllByRole('option')).toEqual([])
  fireEvent.change(field(), { target: { value: '2 High Street' } })
  press('Enter')
  expect(store.getState().run.request).toBeNull()
  press('ArrowDown')
  press('Enter')
  await act(() => until(store, ({ run }) => run.lookups === 1))
  expect(server.queries).toEqual(['2 High Street'])
  expect(decisionsOf(store.getState())).toEqual({})
})

test('typing begins with the customer’s own address, and needs a line', async () => {
  const { store } = showForm()
  fireEvent.click(button('Type it…'))
  const typed = (name: string) => within(form()).getByRole('textbox', { name })
  const values = ['Line 1', 'Line 2', 'Line 3', 'Town', 'Postcode'].map((name) => typed(name))
  expect(values.map((input) => (input as HTMLInputElement).value)).toEqual([
    '1 High Street',
    '',
    '',
    '',
    'B12 0XY',
  ])
  expect(document.activeElement).toBe(values[0])
  fireEvent.change(values[0]!, { target: { value: ' ' } })
  expect(button('Use this address')).toHaveProperty('disabled', true)
  fireEvent.change(values[0]!, { target: { value: '1 The Lane' } })
  fireEvent.click(button('Use this address'))
  expect(decisionsOf(store.getState())).toEqual({ 0: 'typed' })
})

test('without a key the rest says what it waits for, and typing works', () => {
  const { store } = showForm()
  act(() => void store.dispatch(keyEdited({ isEmpty: true })))
  expect(form().textContent).toContain('Enter a valid API key')
  fireEvent.click(button('Type it…'))
  expect(button('Use this address')).toHaveProperty('disabled', false)
})
