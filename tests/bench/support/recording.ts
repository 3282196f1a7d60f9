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
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
}

// Tasks and nothing else: with all that the browser's own tools record, recording takes more time than the work.
const CATEGORIES = ['toplevel', 'blink.user_timing']
const TASK = 'ThreadControllerImpl::RunTask'
const BEGIN = 'bench: recording'

/** Records the page's main thread while `act` is under way. */
export async function record(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<Recording> {
  await browser.startTracing(page, { categories: CATEGORIES })
  const beganAt = await page.evaluate((name) => performance.mark(name).startTime, BEGIN)
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const mark = traceEvents.find(({ name }) => name === BEGIN)
  if (!mark) throw new Error('The page is not in the recording.')

  const tasks = traceEvents
    .filter(({ name, pid, tid }) => name === TASK && pid === mark.pid && tid === mark.tid)
    .map(({ ts, dur = 0, tdur = 0 }) => ({
      from: beganAt + (ts - mark.ts) / 1000,
      duration: dur / 1000,
      cpu: tdur / 1000,
    }))
  return { tasks: outermost(tasks), sends: await page.evaluate(() => window.probe.sends()) }
}

/** A task may run others inside itself; what they take is in it already. */
function outermost(tasks: Task[]): Task[] {
  let end = -Infinity
  return tasks
    .toSorted((a, b) => a.from - b.from)
    .filter(({ from, duration }) => {
      const isInside = from < end
      end = Math.max(end, from + duration)
      return !isInside
    })
}

/** The tasks that begin from `from` on and before `to`. */
export const tasksBetween = ({ tasks }: Recording, from: number, to: number) =>
  tasks.filter((task) => task.from >= from && task.from < to)

/** Duration of the longest of some tasks. */
export const longest = (tasks: Task[]) => Math.max(0, ...tasks.map(({ duration }) => duration))
