import { expect, test } from 'vitest'
import { chunkGroups } from '../../scripts/vite/chunkGroups'

test.each(['/home/ann/cleansheet', '/src/app dir/Zoë', '/pages.d/node_modules/idb/x'])(
  'in the folder %s modules have the same chunks',
  (root) => {
    const imports: Record<string, { importedIds: string[]; dynamicallyImportedIds: string[] }> = {
      [`${root}/src/app/main.tsx`]: {
        importedIds: [`${root}/src/app/App.tsx`],
        dynamicallyImportedIds: [`${root}/src/app/Work.tsx`],
      },
      [`${root}/src/app/Work.tsx`]: {
        importedIds: [`${root}/src/app/App.tsx`, `${root}/node_modules/idb/index.js`],
        dynamicallyImportedIds: [`${root}/src/app/Asked.tsx`],
      },
    }
    const groups = chunkGroups(root)
    const chunksOf = (path: string) =>
      groups
        .filter((group) => group.test(`${root}/${path}`))
        .map(({ name }) =>
          typeof name === 'string'
            ? name
            : name(`${root}/${path}`, { getModuleInfo: (id) => imports[id] ?? null }),
        )
        .filter((name) => name !== null)
    expect(chunksOf('src/app/App.tsx')).toEqual(['page', 'asked'])
    expect(chunksOf('src/app/Work.tsx')).toEqual(['page', 'work', 'asked'])
    expect(chunksOf('node_modules/idb/index.js')).toEqual(['page', 'work', 'asked'])
    expect(chunksOf('src/app/Asked.tsx')).toEqual(['page', 'asked'])
    expect(chunksOf('node_modules/antd/index.js')).toEqual(['page'])
    expect(chunksOf('src/features/sandbox/handlers.ts')).toEqual(['page'])
    expect(chunksOf('pages.css')).toEqual([])
  },
)
