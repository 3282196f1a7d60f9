import type { Browser, Page } from '@playwright/test'

/** A task of the page's main thread; times in ms of the page's own clock (performance.now). */
export interface Task {
  from: number
  duration: number
  /** The part of the duration in which the thread had a processor: on a busy machine it waits as well. */
  cpu: number
}

/** What the page's main thread did while it was recorded. */
export interface Recording {
  tasks: Task[]
  /** When each cleanse was sent. */
  sends: number[]
}

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
}

// Tasks and nothing else: with all that the browser's own tools record, recording takes more time than the work.
const CATEGORIES = ['toplevel', 'blink.user_timing']
const TASK = 'ThreadControllerImpl::RunTask'
/** What promises go on with after a task: a part of it, by the browser's account of long tasks too, recorded apart. */
const MICROTASKS = 'BlinkScheduler_PerformMicrotaskCheckpoint'
const BEGIN = 'bench: recording'

/** Records the page's main thread while `act` is under way; `done` is what that came to. */
export async function record<T>(
  browser: Browser,
  page: Page,
  act: () => Promise<T>,
): Promise<Recording & { done: T }> {
  await browser.startTracing(page, { categories: CATEGORIES })
  const beganAt = await page.evaluate((name) => performance.mark(name).startTime, BEGIN)
  const done = await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const mark = traceEvents.find(({ name }) => name === BEGIN)
  if (!mark) throw new Error('The page is not in the recording.')

  const tasks = traceEvents
    .filter(({ pid, tid, ph }) => pid === mark.pid && tid === mark.tid && ph === 'X')
    .filter(({ name }) => name === TASK || name === MICROTASKS)
    .map(({ name, ts, dur = 0, tdur = 0 }) => ({
      from: beganAt + (ts - mark.ts) / 1000,
      duration: dur / 1000,
      cpu: tdur / 1000,
      isRest: name === MICROTASKS,
    }))
  return { tasks: wholeTasks(tasks), sends: await page.evaluate(() => window.probe.sends()), done }
}

type Part = Task & { isRest: boolean }

/** Whole tasks: one may run others inside itself, which are in it already; what it left to its promises is added. */
function wholeTasks(parts: Part[]): Task[] {
  const tasks: Task[] = []
  let end = -Infinity
  for (const { isRest, ...part } of parts.toSorted((a, b) => a.from - b.from)) {
    if (part.from < end) continue
    const last = part.from - end < 1 ? tasks.at(-1) : undefined
    end = part.from + part.duration
    if (!isRest || !last) tasks.push(part)
    else {
      last.duration = end - last.from
      last.cpu += part.cpu
    }
  }
  return tasks
}

/** The tasks that begin from `from` on and before `to`. */
export const tasksBetween = ({ tasks }: Recording, from: number, to: number) =>
  tasks.filter((task) => task.from >= from && task.from < to)

/** The tasks that are under way at any time from `from` to `to`. */
export const tasksDuring = ({ tasks }: Recording, from: number, to: number) =>
  tasks.filter((task) => task.from + task.duration > from && task.from < to)

/** Those over 50 ms. */
export const overFifty = (tasks: Task[]) => tasks.filter(({ duration }) => duration > 50)

/** What a note says of tasks: the longest, and the most that one had a processor for. */
export const toldOf = (tasks: Task[]) =>
  `longest ${longest(tasks).toFixed(1)} ms, ${Math.max(0, ...tasks.map(({ cpu }) => cpu)).toFixed(1)} ms of processor time`

/** Duration of the longest of some tasks. */
export const longest = (tasks: Task[]) => Math.max(0, ...tasks.map(({ duration }) => duration))
