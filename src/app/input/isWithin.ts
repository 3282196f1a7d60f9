/** Whether a moment is not over yet, in ms. A wall clock may be set back: nothing waits for it to catch up. */
export const isWithin = (moment: number, passed: number) => passed >= 0 && passed < moment
