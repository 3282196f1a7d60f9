// A Chromium for what drives the built page outside `npm test`: screenshots, bench, soak.
import { ensureChromium } from './ensureChromium.mjs'

process.exit(ensureChromium() ? 0 : 1)
