const COLOUR = /#[\da-f]{3,8}\b|rgba?\([^)]*\)|\btransparent\b/gi
const BLOCK = /\{([^{}]*)\}/g

/**
 * One style sheet of two that differ in their colours only: where they do, the colour becomes
 * `light-dark(light, dark)`, so that `color-scheme` alone decides which is seen.
 *
 * @param light a sheet made with the light theme
 * @param dark the same sheet made with the dark theme
 * @returns the merged sheet
 * @throws where the two differ in anything but a colour: that would silently be wrong in the dark
 */
export function mergeAppearances(light: string, dark: string): string {
  if (withoutBlocks(light) !== withoutBlocks(dark)) throw notTheSame('A selector')
  const darkBlocks = [...dark.matchAll(BLOCK)].map(([, declarations]) => declarations!)
  let at = 0
  return light.replace(BLOCK, (_, declarations: string) => {
    const others = valuesByName(darkBlocks[at++]!)
    const merged = declarations.split(';').map((each) => {
      const [name, value] = splitDeclaration(each)
      const other = others.get(name)?.shift()
      if (other === undefined) throw notTheSame(name)
      return value === '' ? each : `${name}:${mergeValue(name, value, other)}`
    })
    const left = [...others].find(([, values]) => values.length > 0)
    if (left) throw notTheSame(left[0])
    return `{${merged.join(';')}}`
  })
}

const withoutBlocks = (sheet: string) => sheet.replaceAll(BLOCK, '{}')

const notTheSame = (what: string) => new Error(`${what} is not the same in both appearances.`)

function splitDeclaration(declaration: string): [name: string, value: string] {
  const colon = declaration.indexOf(':')
  return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()]
}

/** The values of each name in their order: a name may stand twice, with a fallback first. */
function valuesByName(declarations: string): Map<string, string[]> {
  const values = new Map<string, string[]>()
  for (const declaration of declarations.split(';')) {
    const [name, value] = splitDeclaration(declaration)
    values.set(name, [...(values.get(name) ?? []), value])
  }
  return values
}

function mergeValue(name: string, light: string, dark: string): string {
  if (light === dark) return light
  const darkColours = dark.match(COLOUR) ?? []
  const isSameButColours = light.replaceAll(COLOUR, '') === dark.replaceAll(COLOUR, '')
  if (!isSameButColours || light.match(COLOUR)?.length !== darkColours.length) {
    throw notTheSame(`${name} (${light} / ${dark})`)
  }
  let at = 0
  return light.replaceAll(COLOUR, (colour) => {
    const other = darkColours[at++]!
    return colour === other ? colour : `light-dark(${colour}, ${other})`
  })
}
