import { configureStore } from '@reduxjs/toolkit'
import { renderToString } from 'react-dom/server'
import { Page } from './Page'
import { rootReducer } from './rootReducer'

/** The HTML of the empty page, made when the page is built (`scripts/vite/firstScreen.ts`). */
export const renderFirstScreen = () =>
  renderToString(<Page store={configureStore({ reducer: rootReducer })} />)
