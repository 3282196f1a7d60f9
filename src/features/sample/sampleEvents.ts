import { createAction } from '@reduxjs/toolkit'

/** *Check a sample* was pressed. */
export const sampleOpened = createAction('sample/sampleOpened')

/** The file of the sample was asked for. */
export const sampleAsked = createAction('sample/sampleAsked')
