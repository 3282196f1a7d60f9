import { preview } from 'vite'

/**
 * Serves the page that was built last, at a port that is free. The workers are told where through the
 * environment.
 */
export default async function servePage() {
  const server = await preview({ preview: { port: 0 } })
  const [url] = server.resolvedUrls?.local ?? []
  if (!url) throw new Error('The built page is served nowhere.')
  process.env['PAGE_ORIGIN'] = new URL(url).origin
  return () => server.close()
}
