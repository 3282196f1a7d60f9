import type { Plugin } from 'vite'

const NOTHING = '\0nothing'

/** Leaves out of Ant Design's Table what no table of ours has: filters, pages, and a selection's menu. */
export const plainTable = (): Plugin => ({
  name: 'plain-table',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^(?:\.\.\/)+(?:dropdown|menu|pagination|tree)$/ },
    handler: (_, importer) => (importer?.includes('/antd/es/table/') ? NOTHING : null),
  },
  load: (id) => (id === NOTHING ? 'export default () => null' : null),
})
