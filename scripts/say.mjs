/** Says what a script is doing, in one line that stands out from the output of tools. */
export const say = (text) => console.log(`\n▸ ${text}`)
