import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

const PAGE = '/index.html'
const ROOT = '<div id="root" inert></div>'

/** An inline style of Ant Design's that changes nothing. */
const NEEDLESS_STYLE = ' style="opacity:1"'

/**
 * Renders the first screen into the built page, so that it is visible while its code loads; `inert` until then, so that no
 * press is lost. The build fails on inline styles, which the Content-Security-Policy forbids.
 */
export const firstScreen = (): Plugin[] => [screenInPage(), screenBeforeScript()]

function screenInPage(): Plugin {
  let folder = ''
  let mode = ''
  return {
    name: 'first-screen',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.cacheDir, 'first-screen')
      mode = config.mode
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { path }) => {
        if (path !== PAGE) return html
        const screen = (await render(mode, folder)).replaceAll(NEEDLESS_STYLE, '')
        const [style] = / style="[^"]*"/.exec(screen) ?? []
        if (style) throw new Error(`The first screen has an inline style:${style}`)
        if (!html.includes(ROOT)) throw new Error(`There is no ${ROOT} in the page.`)
        return html.replace(ROOT, () => `<div id="root" inert>${screen}</div>`)
      },
    },
  }
}

const SCRIPT = '<script type="module"'

/** Lets the styles load before the code. */
function screenBeforeScript(): Plugin {
  return {
    name: 'first-screen-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { path }) => {
        if (path !== PAGE) return html
        if (!html.includes(SCRIPT)) throw new Error(`There is no ${SCRIPT} in the page.`)
        return html.replace(SCRIPT, `${SCRIPT} fetchpriority="low"`)
      },
    },
  }
}

/** The HTML of the first screen; its code is built for Node into `folder`. */
async function render(mode: string, folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'warn',
    mode,
    plugins: [react()],
    ssr: { noExternal: true },
    // The page may be served from any folder.
    experimental: { renderBuiltUrl: (name) => `./${name}` },
    build: {
      ssr: 'src/app/renderFirstScreen.tsx',
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // Style sheets exist only in the build of the page.
      rolldownOptions: { external: /^virtual:/ },
    },
  })
  const url = pathToFileURL(join(folder, 'renderFirstScreen.js')).href
  const { renderFirstScreen } = (await import(url)) as { renderFirstScreen: () => string }
  return renderFirstScreen()
}
