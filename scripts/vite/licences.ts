import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** A package in the bundle, with its licence text. */
interface Licence {
  name: string
  version: string
  /** Its SPDX identifier. */
  licence: string
  text: string
}

/** Packages that ship no licence text, each with another of the same owner and licence that does. */
const SAME_OWNER: Record<string, string> = {
  '@ant-design/icons-svg': '@ant-design/icons',
  'is-node-process': 'msw',
  'strict-event-emitter': 'msw',
  '@open-draft/deferred-promise': 'msw',
}

/** Modules that the build tool itself adds to a bundle. */
const BUILD_TOOLS: [RegExp, string][] = [
  [/^\0vite\//, 'vite'],
  [/^\0rolldown\//, 'rolldown'],
  [/^\0@oxc-project\+runtime/, 'rolldown'],
]

/** The folder of the package that a module belongs to; null for the project's own modules. */
function packageOf(id: string, root: string): string | null {
  const tool = BUILD_TOOLS.find(([start]) => start.test(id))?.[1]
  if (tool) return join(root, 'node_modules', tool)
  const [path] = id.replaceAll('\\', '/').replace(/^\0/, '').split('?') as [string]
  return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? null
}

/** The text of a package's licence, from its own file or its README; undefined if it has neither. */
function textIn(folder: string): string | undefined {
  const names = readdirSync(folder)
  const read = (pattern: RegExp) =>
    names.filter((name) => pattern.test(name)).map((name) => readFileSync(join(folder, name), 'utf8').trim())
  const texts = [...read(/^(?:licen[cs]e|copying)(?:[.-]|$)/i), ...read(/^notice(?:\.|$)/i)]
  if (texts.length > 0) return texts.join('\n\n')
  return read(/^readme\b/i).flatMap((readme) => /^Copyright [^]*$/m.exec(readme) ?? [])[0]
}

/**
 * Reads what a package's licence requires us to pass on.
 *
 * @param folder the package's, within `node_modules`
 * @throws if there is no text, without which we may not pass the bundle on
 */
export function licenceOf(folder: string): Licence {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license?: string
  }
  const sibling = SAME_OWNER[name]
  const text =
    textIn(folder) ?? (sibling && textIn(join(folder.split('/node_modules/')[0]!, 'node_modules', sibling)))
  if (!text) throw new Error(`${name} ${version} is in the bundle and has no licence text.`)
  return { name, version, licence: license ?? 'see its text', text }
}

/** `licences.txt`: each package once, by its name, with its licence. */
export const licencesText = (packages: Licence[]): string =>
  [
    'CleanSheet contains these packages.',
    ...packages
      .toSorted((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version))
      .map(({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}`),
  ].join(`\n\n${'-'.repeat(80)}\n\n`)

/**
 * Writes `licences.txt` from the modules that are really in the bundle, including the worker's. The build fails if a package has
 * no licence text.
 *
 * @param root the project's
 * @returns the plugin of the page, and that of its workers
 */
export function licences(root: string): { page: Plugin; worker: () => Plugin[] } {
  const folders = new Set<string>()
  const collect = (ids: Iterable<string>) => {
    for (const id of ids) {
      const folder = packageOf(id, root)
      if (folder && existsSync(join(folder, 'package.json'))) folders.add(folder)
    }
  }
  const idsIn = (bundle: Record<string, { type: string; moduleIds?: string[] }>) =>
    Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds)
  return {
    worker: () => [{ name: 'licences-of-worker', generateBundle: (_, bundle) => collect(idsIn(bundle)) }],
    page: {
      name: 'licences',
      apply: 'build',
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          collect(idsIn(bundle))
          const source = licencesText([...folders].map(licenceOf))
          this.emitFile({ type: 'asset', fileName: 'licences.txt', source })
        },
      },
    },
  }
}
