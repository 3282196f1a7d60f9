export function tellingColumn(headers: string[], rows: string[][], except: number[]): number | null {
  const at = headers.findIndex(
    (_, column) =>
      !except.includes(column) && new Set(rows.map((row) => row[column])).size >= rows.length * 0.9,
  )
  return at < 0 ? null : at
}
