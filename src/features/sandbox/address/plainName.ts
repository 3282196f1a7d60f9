/** A name without what makes no other name: case, hyphens, dots and apostrophes. */
export function plainName(name: string): string {
  return name
    .toLocaleLowerCase('en-GB')
    .replace(/[-\s]+/g, ' ')
    .replace(/[.'’]/g, '')
    .trim()
}
