/** Which rows a download holds: everything there is, or a part to act on. */
export type DownloadChoice = 'everything' | 'good' | 'toReview' | 'unfound'

const partNames: Record<Exclude<DownloadChoice, 'everything'>, string> = {
  good: '_good',
  toReview: '_to_review',
  unfound: '_not_found',
}

/**
 * The download's file name: the original without .csv and `_cleansed`, or `_partial_cleansed`;
 * then what part of the rows it holds, when not all.
 */
export function downloadName(
  fileName: string,
  isComplete: boolean,
  choice: DownloadChoice = 'everything',
): string {
  const base = `${fileName.replace(/\.csv$/i, '')}${isComplete ? '_cleansed' : '_partial_cleansed'}`
  return `${base}${choice === 'everything' ? '' : partNames[choice]}.csv`
}
