/** How often a sample may mislead: one in twenty. */
const DOUBT = 0.05

/** Halvings that exhaust the digits of a number. */
const HALVINGS = 60

/** The chance that at most `other` of `judged` rows are another address where a share of all rows is. */
export function chanceOfAtMost(other: number, judged: number, share: number): number {
  let chance = (1 - share) ** judged
  let sum = chance
  for (let count = 1; count <= other; count += 1) {
    chance *= ((judged - count + 1) / count) * (share / (1 - share))
    sum += chance
  }
  return sum
}

/**
 * The largest share of another address that a sample leaves possible, with 95 % certainty, one-sided (Clopper and
 * Pearson): exact for rows drawn from an endless list, and on the safe side for a short one.
 *
 * @param other how many of the `judged` rows are another address
 */
export function mostOther(other: number, judged: number): number {
  let [possible, tooLarge] = [other / judged, 1]
  for (let halved = 0; halved < HALVINGS; halved += 1) {
    const share = (possible + tooLarge) / 2
    if (chanceOfAtMost(other, judged, share) > DOUBT) possible = share
    else tooLarge = share
  }
  return tooLarge
}
