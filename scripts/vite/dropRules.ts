const RULE = /([^{}]*)\{[^{}]*\}/g

/**
 * A style sheet without the rules that can never apply.
 *
 * @param sheet CSS; its rules may stand in media queries
 * @param never matches the selectors that nothing on the page has
 * @returns the sheet without the rules all of whose selectors match
 */
export function dropRules(sheet: string, never: RegExp): string {
  return sheet.replace(RULE, (rule, selectors: string) =>
    selectors.split(',').every((selector) => never.test(selector)) ? '' : rule,
  )
}
