import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'

/** Builds the page for the provider at `apiBaseUrl` into a folder of its own, and serves it at a free port. */
export async function serveBuild(apiBaseUrl: string) {
  const outDir = await mkdtemp(join(tmpdir(), 'cleansheet-soak-'))
  process.env['VITE_API_BASE_URL'] = apiBaseUrl
  process.env['NODE_ENV'] = 'production'
  await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  const server = await preview({ logLevel: 'warn', build: { outDir }, preview: { port: 0 } })
  return {
    url: new URL(server.resolvedUrls!.local[0]!).origin,
    close: async () => {
      await server.close()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
