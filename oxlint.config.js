// Lint rules, and who may import what (docs/architecture.md).

/** The features in the order of the flow: each may import only earlier ones. */
const FLOW = [
  'appearance',
  'file',
  'mapping',
  'apiKey',
  'answers',
  'earlier',
  'run',
  'results',
  'download',
  'recovery',
  'confirm',
  'sandbox',
]

/** Files that know the store, the screen or the browser; all other `.ts` files of api and features are pure. */
const NOT_PURE = [
  '**/*{Slice,Selectors,Listeners,Persistence,Events}.ts',
  '**/{baseQuery,cleanseApi}.ts',
  '**/use*.ts',
  // Thunks, and the parts of the batch loop that listen.
  '**/{pressRunButton,rowLedger,sendBatch,undoSteps,waits}.ts',
]

const pageIsAbove = {
  group: ['**/app/**', '!**/app/base/**'],
  message: 'Of app, only app/base may be imported here.',
}
const featuresAreAbove = { group: ['**/features/**'], message: 'A feature may not be imported here.' }
const goesBack = (feature) => ({
  group: FLOW.slice(FLOW.indexOf(feature) + 1).map((later) => `**/${later}/**`),
  message: 'Imports follow the flow and never go back.',
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

const mayNotImport = (files, patterns) => ({
  files,
  rules: {
    'no-restricted-imports': ['error', { patterns: patterns.filter(({ group }) => group.length > 0) }],
  },
})
const isPure = (folder, patterns) => ({
  ...mayNotImport([`src/${folder}/**/*.ts`], [...patterns, hasEffects]),
  excludeFiles: NOT_PURE,
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
      excludeFiles: ['src/app/{main,browserDeps,syncDocument,takeFiles}.{ts,tsx}', 'src/features/sandbox/**'],
      rules: { 'no-restricted-globals': ['error', 'document', 'window'] },
    },
    mayNotImport(
      ['src/app/base/**'],
      [
        featuresAreAbove,
        {
          group: ['**/api/**', '**/components/**'],
          message: 'Nothing above the ground may be imported here.',
        },
      ],
    ),
    mayNotImport(
      ['src/components/**'],
      [
        featuresAreAbove,
        { group: ['**/app/**', '**/api/**'], message: 'Components know nothing of this product.' },
      ],
    ),
    mayNotImport(['src/api/**'], [featuresAreAbove, pageIsAbove]),
    isPure('api', [featuresAreAbove, pageIsAbove]),
    ...FLOW.flatMap((feature) => [
      mayNotImport([`src/features/${feature}/**`], [goesBack(feature), pageIsAbove]),
      isPure(`features/${feature}`, [goesBack(feature), pageIsAbove]),
    ]),
  ],
  ignorePatterns: ['dist', 'dist-sandbox'],
}
