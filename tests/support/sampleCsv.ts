import { readFileSync } from 'node:fs'

export const SAMPLE_FILE_NAME = 'sandbox-sample.csv'

/** The sample file of the sandbox. */
export const sampleCsv = readFileSync(`src/features/sandbox/${SAMPLE_FILE_NAME}`, 'utf8')
