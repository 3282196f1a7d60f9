import { say } from './say.mjs'

/** Runs the steps of a job, and knows afterwards how long each took and which failed. */
export function createStopwatch() {
  const began = performance.now()
  const done = []
  const line = (name, ms) => `  ${name.padEnd(32)}${(ms / 1000).toFixed(1).padStart(7)} s`

  return {
    /** Runs a step; whether it went well. */
    time: async (name, step) => {
      const start = performance.now()
      const isFine = await step()
      done.push({ name, isFine, ms: performance.now() - start })
      say(`${name}: ${isFine ? 'done' : 'FAILED'}`)
      return isFine
    },
    failed: () => done.filter(({ isFine }) => !isFine).map(({ name }) => name),
    report: () => {
      say('Time of each step')
      for (const { name, ms } of done) console.log(line(name, ms))
      console.log(line('Altogether', performance.now() - began))
    },
  }
}
