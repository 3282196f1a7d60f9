/** The download's file name: the original without .csv and `_cleansed`, or `_partial_cleansed` (spec section 9). */
export function downloadName(fileName: string, isComplete: boolean): string {
  return `${fileName.replace(/\.csv$/i, '')}${isComplete ? '_cleansed' : '_partial_cleansed'}.csv`
}
