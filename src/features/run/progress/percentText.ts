/** How far a run is, in percent with one decimal (RUN-22); `0.0` when there are no rows. */
export function percentText(done: number, total: number): string {
  return (total === 0 ? 0 : (done / total) * 100).toFixed(1)
}
