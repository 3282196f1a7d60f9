// Lint rules, and who may import what (docs/architecture.md).

/** The rooms of src from the ground up: each may import only those before it. */
const ROOMS = [
  'base',
  'domain/address/words',
  'domain/address/cells',
  'domain/address/columns',
  'domain/address/comparison',
  'domain/address/writing',
  'domain/cleanse',
  'api',
  'components',
  'features/session',
  'features/file',
  'features/apiKey',
  'features/mapping',
  'features/earlier',
  'features/run',
  'features/results',
  'features/review',
  'features/correct',
  'features/charts',
  'features/download',
  'features/corrected',
  'features/letters',
  'features/sample',
  'features/saved',
  'features/confirm',
  'features/sandbox',
  'app',
]

/** Files that know the store, the screen or the browser; all other `.ts` files below `app` are pure. */
const NOT_PURE = [
  '**/*{Slice,Selectors,Listeners,Persistence,Events}.ts',
  '**/{baseQuery,cleanseApi}.ts',
  '**/use*.ts',
  'src/{base/store,components}/**',
  // Thunks, and the parts of the batch loop that listen.
  '**/{changeRows,pressRunButton,rowLedger,sendBatch}.ts',
]

const BELOW_APP = ROOMS.slice(0, -1)

const isAbove = (room) => ({
  group: [
    ...ROOMS.slice(ROOMS.indexOf(room) + 1).map((later) => `**/${later.split('/').at(-1)}/**`),
    ...(room.startsWith('domain/') ? ['**/base/store/**'] : []),
  ],
  message: 'Imports go down to the ground and never back up.',
})
const hasEffects = {
  group: [
    'react',
    'react-dom',
    'react-redux',
    'redux-persist',
    '@reduxjs/**',
    'antd',
    'antd/**',
    '@ant-design/**',
  ],
  message: 'This file is pure: plain values in, plain values out.',
}

/** What says by a header's words what a column is: all others ask `readColumns`. */
const namesOfColumns = (...files) => ({
  group: files.map((file) => `**/${file}`),
  message: '`readColumns` says what a column is.',
})
const TABLES = ['columnNames', 'columnTable', 'columnWords', 'otherNames']
const NAMES = namesOfColumns(...TABLES)
/** A file that reads some of the tables and no others. */
const readsNames = (file, room, ...tables) =>
  mayNotImport(
    [`src/${room}/${file}`],
    [isAbove(room), hasEffects, namesOfColumns(...TABLES.filter((each) => !tables.includes(each)))],
  )

const mayNotImport = (files, patterns, excludeFiles = []) => ({
  files,
  excludeFiles,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
})

export default {
  plugins: ['typescript', 'react', 'react-hooks', 'jsx-a11y', 'unicorn', 'oxc', 'import', 'vitest'],
  categories: { correctness: 'error', suspicious: 'warn', perf: 'warn' },
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'react-hooks/rules-of-hooks': 'error',
    'react-hooks/exhaustive-deps': 'error',
    'react/react-in-jsx-scope': 'off',
    'no-await-in-loop': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'no-underscore-dangle': ['warn', { allow: ['_persist'] }],
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    'unicorn/require-post-message-target-origin': 'off',
    'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['region', 'application'] }],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/consistent-return': 'off',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
  },
  overrides: [
    { files: ['tests/**'], rules: { 'oxc/no-map-spread': 'off' } },
    {
      files: ['src/**'],
      excludeFiles: ['src/app/{main,browserDeps,takeFiles,useAwake}.{ts,tsx}', 'src/features/sandbox/**'],
      rules: { 'no-restricted-globals': ['error', 'document', 'window'] },
    },
    ...ROOMS.map((room) => mayNotImport([`src/${room}/**`], [isAbove(room), NAMES])),
    ...BELOW_APP.map((room) =>
      mayNotImport([`src/${room}/**/*.ts`], [isAbove(room), hasEffects, NAMES], NOT_PURE),
    ),
    readsNames('columnNames.ts', 'domain/address/columns', 'columnTable', 'columnWords'),
    readsNames('otherNames.ts', 'domain/address/columns', 'columnTable', 'columnWords'),
    readsNames('{ownUprns,customerNames}.ts', 'domain/address/columns', 'otherNames'),
    readsNames('columnKinds.ts', 'domain/address/columns', ...TABLES),
    readsNames('exceptions.ts', 'domain/address/columns', 'columnNames', 'columnWords'),
    // A record in a cell names its fields as files name their columns.
    readsNames('shownValue.ts', 'domain/address/columns', 'columnNames'),
    // The finder of the header line only counts the names.
    readsNames('reader/layout.ts', 'features/file', 'columnNames'),
    readsNames('noLetter.ts', 'domain/cleanse', 'otherNames'),
  ],
  ignorePatterns: ['dist', 'dist-sandbox'],
}
