import { resultPages } from '../../support/resultPages'
import { openTestPage } from '../../support/testStore'

export const { pageWith, pageWithUprns } = resultPages({ openTestPage })
