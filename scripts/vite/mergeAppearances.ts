/** A rule, or an at-rule with the rules in it. */
const BLOCK = /([^{}]+)\{((?:[^{}]|\{[^{}]*\})*)\}/g

const rulesOf = (sheet: string) =>
  Array.from(sheet.matchAll(BLOCK), ([, selector = '', declarations = '']) => ({
    selector,
    declarations: declarations.split(';'),
  }))

/** One style sheet for light and dark: the light one, followed by what differs in the dark. Each rule keeps its specificity. */
export function mergeAppearances(light: string, dark: string): string {
  const inLight = new Set(
    rulesOf(light).flatMap(({ selector, declarations }) => declarations.map((each) => selector + each)),
  )
  const inDark = rulesOf(dark).flatMap(({ selector, declarations }) => {
    const others = declarations.filter((each) => !inLight.has(selector + each))
    return others.length > 0 ? [`${selector}{${others.join(';')}}`] : []
  })
  return `${light}\n@media (prefers-color-scheme: dark){${inDark.join('\n')}}`
}
