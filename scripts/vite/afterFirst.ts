/** What the build knows of a module's imports. */
interface Graph {
  getModuleInfo(id: string): { importedIds: string[]; dynamicallyImportedIds: string[] } | null
}

/**
 * Names a chunk for what the first screen imports later, with all that this imports: what is imported later still is in
 * another.
 *
 * @param first the module that the page begins with
 * @param isOurs whether a module is the project's own
 */
export function afterFirst(first: string, isOurs: (id: string) => boolean, name: string) {
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
