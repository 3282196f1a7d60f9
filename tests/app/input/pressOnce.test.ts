// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pressOnce } from '../../../src/app/input/pressOnce'

const pressed: string[] = []

beforeAll(() => {
  pressOnce(document, { now: () => clock })
})

beforeEach(() => {
  pressed.length = 0
  document.body.innerHTML = `
    <button>Start</button>
    <div data-again><button>Next row</button></div>
    <input type="checkbox">
    <textarea></textarea>`
  document.body.addEventListener('click', note)
})

afterEach(() => document.body.removeEventListener('click', note))

const note = ({ target }: Event) => pressed.push((target as HTMLElement).textContent)

const [button, step, box, field] = ['button', '[data-again] button', 'input', 'textarea'].map(
  (selector) => () => document.querySelector<HTMLElement>(selector)!,
) as [() => HTMLElement, () => HTMLElement, () => HTMLInputElement, () => HTMLElement]

/** A click as the browser sends it: `detail` counts the quick ones at one place. */
function click(element: HTMLElement, detail: number, at = (later += 1000)) {
  clock = at
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
}

/** Unless a test says when, each click comes a second after the one before. */
let later = 1_000_000
let clock = 0

/** Whether Enter does on an element what it usually does. */
const enter = (element: HTMLElement, repeat: boolean) =>
  element.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }),
  )

describe('the second half of a double click', () => {
  test('presses nothing, neither what was pressed nor what has taken its place', () => {
    click(button(), 1)
    button().textContent = 'Stop'
    click(button(), 2)
    click(button(), 3)
    expect(pressed).toEqual(['Start'])
    click(button(), 1)
    expect(pressed).toEqual(['Start', 'Stop'])
  })

  test('nor does a press that began while the button said something else', () => {
    const down = () => button().dispatchEvent(new Event('pointerdown', { bubbles: true }))
    down()
    button().textContent = 'Resume'
    click(button(), 1)
    expect(pressed).toEqual([])
    down()
    click(button(), 1)
    expect(pressed).toEqual(['Resume'])
    button().textContent = 'Download (5/12)'
    down()
    button().textContent = 'Download (10/12)'
    click(button(), 1)
    expect(pressed).toEqual(['Resume', 'Download (10/12)'])
  })

  test('leaves a box ticked', () => {
    click(box(), 1)
    click(box(), 2)
    expect(box().checked).toBe(true)
  })

  test('is a step of its own where a person goes on and on', () => {
    for (const detail of [1, 2, 3]) click(step(), detail)
    expect(pressed).toEqual(Array(3).fill('Next row'))
  })

  test('is a click of its own when it comes as one, a moment later', () => {
    click(button(), 1, 1000)
    click(button(), 1, 1024)
    click(button(), 1, 1025)
    expect(pressed).toHaveLength(2)
  })
})

test.each([
  ['aria-expanded', 1],
  ['aria-pressed', 0],
])(
  'what a press switches on and off (%s) is switched by every press but the second half of a double click',
  (state, detail) => {
    button().setAttribute(state, 'false')
    click(button(), detail, 1000)
    button().textContent = 'Hide'
    click(button(), detail, 1010)
    expect(pressed).toEqual(['Start', 'Hide'])
    click(button(), 2)
    expect(pressed).toHaveLength(2)
  },
)

// Enter and Space press with a click that counts none
test('the second of two quick presses of a key on a button that says something else by then presses nothing', () => {
  click(button(), 1, 900)
  click(button(), 0, 1000)
  button().textContent = 'Stop'
  click(button(), 0, 1299)
  expect(pressed).toEqual(['Start', 'Start'])
  click(button(), 0, 1300)
  expect(pressed).toEqual(['Start', 'Start', 'Stop'])
  click(button(), 0, 1310)
  expect(pressed).toEqual(['Start', 'Start', 'Stop', 'Stop'])
  click(step(), 0, 1301)
  click(step(), 0, 1310)
  expect(pressed).toHaveLength(6)
})

test.each([
  ['is one press of a button', () => enter(button(), true), false],
  ['presses a button at first', () => enter(button(), false), true],
  ['goes on from row to row', () => enter(step(), true), true],
  ['goes on in a field', () => enter(field(), true), true],
])('Enter that is held down %s', (_, press, acts) => {
  expect(press()).toBe(acts)
})
