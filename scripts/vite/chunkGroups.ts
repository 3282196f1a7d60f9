import { join, relative } from 'node:path'

/** What the build knows about a module's imports. */
interface Graph {
  getModuleInfo(id: string): { importedIds: string[]; dynamicallyImportedIds: string[] } | null
}

/**
 * The chunks that modules share.
 *
 * @param root the project's folder; the folders above it may have any name
 */
export function chunkGroups(root: string) {
  /** Whether the path of a module fits, with slashes and from the project's root. */
  const isAt = (path: RegExp) => (id: string) => path.test(relative(root, id).replaceAll('\\', '/'))
  const isOurs = isAt(/^src\/(?!features\/sandbox\/)|node_modules\/idb\//)
  return [
    // One file for the first screen compresses better than eight. The other pages have no code.
    { name: 'page', tags: ['$initial' as const], test: isAt(/^(?!(?:trust|guide|pages)\.)/), priority: 3 },
    // Everything that a file leads to; and the code that asks, corrects, writes back, samples or prints, which loads on demand.
    {
      name: afterFirst(join(root, 'src/app/main.tsx'), isOurs, 'work'),
      debugName: 'work',
      test: isOurs,
      priority: 2,
    },
    { name: 'asked', test: isOurs, priority: 1 },
  ]
}

/**
 * Names a chunk for what the first screen imports later, with all of its imports; what these import later goes into another
 * chunk.
 *
 * @param first the module that the page begins with
 * @param isOurs whether a module is the project's own
 */
function afterFirst(first: string, isOurs: (id: string) => boolean, name: string) {
  let later: Set<string> | null = null
  return (id: string, graph: Graph) => {
    later ??= laterThan(first, isOurs, graph)
    return later.has(id) ? name : null
  }
}

function laterThan(first: string, isOurs: (id: string) => boolean, graph: Graph) {
  const reached = (ids: string[], without = new Set<string>()) => {
    const found = new Set<string>()
    const visit = (id: string) => {
      if (found.has(id) || without.has(id) || !isOurs(id)) return
      found.add(id)
      graph.getModuleInfo(id)?.importedIds.forEach(visit)
    }
    ids.forEach(visit)
    return found
  }
  const atFirst = reached([first])
  const imported = [...atFirst].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  return reached(imported, atFirst)
}
