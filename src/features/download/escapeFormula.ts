/**
 * Text from the provider as a spreadsheet may be given it: with a leading apostrophe when it would be run as a
 * formula: it starts with `=`, `@` or a tab, or with `+` or `-` and is not a number (DOWNLOAD-7).
 */
export function escapeFormula(text: string): string {
  const isFormula =
    /^[=@\t]/.test(text) || (/^[+-]/.test(text) && !/^[+-]\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text))
  return isFormula ? `'${text}` : text
}
