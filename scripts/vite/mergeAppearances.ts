/** A rule, or an at-rule with the rules in it. */
const BLOCK = /([^{}]+)\{((?:[^{}]|\{[^{}]*\})*)\}/g

/**
 * One style sheet for light and dark: the light one, followed by the variables whose values differ in the dark. Each rule
 * keeps its specificity.
 *
 * @throws if the sheets differ in more than the values of variables
 */
export function mergeAppearances(light: string, dark: string): string {
  if (shapeOf(light) !== shapeOf(dark)) {
    throw new Error('The style sheets of light and dark differ in more than the values of variables.')
  }
  const lightRules = [...light.matchAll(BLOCK)].map(([, , declarations]) => declarations!.split(';'))
  const differing = [...dark.matchAll(BLOCK)].flatMap(([, selector, declarations], at) => {
    const others = declarations!.split(';').filter((each) => !lightRules[at]!.includes(each))
    return others.length > 0 ? [{ selector, others: others.join(';') }] : []
  })
  const inDark = differing.map(({ selector, others }) => `${selector}{${others}}`).join('\n')
  return `${light}\n@media (prefers-color-scheme: dark){${inDark}}`
}

/** A sheet without the values of its variables, in any order. */
const shapeOf = (sheet: string) =>
  sheet.replaceAll(BLOCK, (block, selector: string, declarations: string) => {
    if (declarations.includes('{')) return block
    const names = declarations.split(';').map((each) => each.replace(/^(--[^:]+):.*/s, '$1'))
    return `${selector}{${names.toSorted().join(';')}}`
  })
