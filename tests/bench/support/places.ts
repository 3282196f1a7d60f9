// Two origins, as the product and its provider have: the preflights cost the floor what they cost the product.
// Their ports are free ones; global setup tells them to the workers through the environment.

/** Where the product's build and the bare page are served. */
export const pagesUrl = () => process.env['BENCH_PAGES_URL'] ?? ''

/** Where the provider's stand-in answers; the build that is measured has it as its provider. */
export const providerUrl = () => process.env['BENCH_PROVIDER_URL'] ?? ''

/** The page that holds nothing: floors are measured in it. */
export const BARE_PAGE = '/bare.html'

/** The page that holds nothing but Redux Toolkit. */
export const LIBRARY_PAGE = '/library/index.html'

/** The page that holds React and one button. */
export const REACT_PAGE = '/bareReact/index.html'

/** The page that holds Ant Design's Table and three buttons. */
export const TABLE_PAGE = '/bareTable/index.html'

/** Folder of everything that the bench makes. */
export const RESULTS_FOLDER = 'bench-results'

/** Folder of the build that is measured. */
export const SITE_FOLDER = `${RESULTS_FOLDER}/site`
