import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

// The floor of the first load: a page with one button, drawn by React alone.

createRoot(document.getElementById('root')!).render(createElement('button', null, 'Start Cleanse'))
