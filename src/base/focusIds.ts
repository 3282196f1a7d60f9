export const focusIds = {
  dropZone: 'drop-zone',
  tableOffer: 'table-offer',
  headerLine: 'header-line',
  addressColumn: 'address-column',
  changeColumns: 'change-columns',
  apiKey: 'api-key',
  earlierDownload: 'earlier-download',
  runButton: 'run-button',
  topUp: 'top-up',
  downloads: 'downloads',
  resume: 'resume',
  review: 'review',
  nextStep: 'next-step',
  otherAddress: 'other-address',
  resultFilters: 'result-filters',
  resultSearch: 'result-search',
  guide: 'guide',
  resultRows: 'result-rows',
  pane: 'pane',
  rowPanel: 'row-panel',
} as const

export type FocusId = (typeof focusIds)[keyof typeof focusIds]
