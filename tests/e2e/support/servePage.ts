import { preview } from 'vite'

/** Serves the latest build on a free port, which the workers find through the environment. */
export default async function servePage() {
  // Without the build's plugins, which load all of Ant Design.
  const server = await preview({ configFile: false, preview: { port: 0 } })
  const [url] = server.resolvedUrls?.local ?? []
  if (!url) throw new Error('The built page is served nowhere.')
  process.env['PAGE_ORIGIN'] = new URL(url).origin
  return () => server.close()
}
