import { Marked } from 'marked'

/** The name of a heading in a link, as Markdown viewers make it: `4. Start` is `4-start`. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')

/**
 * The HTML for the gaps in `guide.html`: the guide below its title, and its contents.
 *
 * @param guide `docs/guide.md`
 */
export function guideWords(guide: string): Record<string, string> {
  const headings: { depth: number; text: string }[] = []
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        headings.push({ depth, text })
        return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      // A wide table scrolls on its own, also by key.
      table(token) {
        return `<div class="wide" tabindex="0">${new Marked().parser([token])}</div>\n`
      },
    },
  })
  const text = marked.parse(guide, { async: false })
  const links = headings
    .filter(({ depth }) => depth === 2)
    .map((heading) => `<li><a href="#${anchorOf(heading.text)}">${heading.text}</a></li>`)
  const [title = ''] = /^<h1.*\n/.exec(text) ?? []
  return { guide: text.slice(title.length), contents: `<ul>${links.join('\n')}</ul>` }
}
