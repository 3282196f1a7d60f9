/** A formula that is nothing but a text, by which programs keep Excel from reading a value as a number or a date. */
const TEXT_FORMULA = /^\s*=\s*"((?:[^"]|"")*)"\s*$/

/** A value as Excel shows it: `="0012"` is `0012`. Any other is unchanged. */
export function shownValue(value: string): string {
  const [, text] = TEXT_FORMULA.exec(value) ?? []
  return text?.replaceAll('""', '"') ?? value
}
