import { expect, test } from 'vitest'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { thresholdSlice } from '../../../src/features/results/thresholdSlice'
import { resultsCleared, sessionCleared, sessionResumed } from '../../../src/features/session/sessionEvents'
import { csvFile, sessionRecord } from '../../support/builders'

/** A cleanse that is resumed, and judged by another threshold than a new one. */
const heldBack = sessionResumed(sessionRecord({ threshold: 0.8 }))

test.each([
  ['another file', fileLoaded(csvFile()), 0.5],
  ['Start New Cleanse', sessionCleared(), 0.5],
  // The same file, whose rows somebody may have held back.
  ['starting over', resultsCleared(), 0.8],
])('after %s the threshold is that of the build, or of the cleanse to its end', (_, event, threshold) => {
  expect([heldBack, event].reduce(thresholdSlice.reducer, 0.1)).toBe(threshold)
})
