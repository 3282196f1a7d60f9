// Opens the product with the provider played in the browser: no account, no network.
import { run } from './run.mjs'
import { say } from './say.mjs'

const hasScreen = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY
const open = hasScreen && !process.env.CI ? ['--open'] : []

say('Starting the sandbox. Its answers are made up; stop it with Ctrl+C.')
const isFine = run('npx', ['vite', '--mode', 'sandbox', ...open, ...process.argv.slice(2)])
process.exit(isFine ? 0 : 1)
