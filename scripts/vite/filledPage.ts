import type { Plugin } from 'vite'

/**
 * Fills in a page without code.
 *
 * @param file its name, in the project's root
 * @param words the HTML for the gaps between double braces; the build fails if one is missing
 */
export function filledPage(file: string, words: Record<string, string>): Plugin {
  return {
    name: `fill-${file}`,
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { path }) => {
        if (path !== `/${file}`) return html
        return html.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => {
          if (words[key] === undefined) throw new Error(`${file}: nothing says what {{${key}}} is.`)
          return words[key]
        })
      },
    },
  }
}
