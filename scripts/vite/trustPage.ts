import { connectionsTo, policyOf } from './contentSecurityPolicy.ts'

/** Who runs the site, from the build variables; empty if they are not set. */
interface Operator {
  name: string
  /** An e-mail address, a URL or any words. */
  contact: string
}

interface Site {
  providerName: string
  apiBaseUrl: string
  operator: Operator
  /** Of the product. */
  version: string
  /** `docs/reliability.md`, which has the table of how far *Good* can be trusted. */
  reliability: string
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** How to reach the operator, as a URL; null if the contact is other words, or missing. */
export function contactUrl(contact: string): string | null {
  if (/^(?:https?|mailto):\S+$/.test(contact)) return contact
  return /^[^\s@]+@[^\s@]+$/.test(contact) ? `mailto:${contact}` : null
}

/** The rows of the table of wrong doors, as HTML: what was changed, how many were compared, how many were called good. */
function wrongDoors(reliability: string): string {
  const [, table = ''] = reliability.split(/^\| wrong door .*\n\|[-:| ]+\n/m)
  const rows = Array.from(table.matchAll(/^\|(.+)\|(.+)\|(.+)\|\n/gm), ([, ...cells]) => cells)
  if (rows.length === 0) throw new Error('docs/reliability.md: the table of wrong doors is missing.')
  return rows
    .map(([what, ...counts]) => {
      const cells = counts.map((count) => `<td>${escaped(count.trim())}</td>`)
      return `<tr><th scope="row">${escaped(what!.trim())}</th>${cells.join('')}</tr>`
    })
    .join('\n')
}

/** The HTML for the gaps in `trust.html`. */
export function trustWords({
  providerName,
  apiBaseUrl,
  operator,
  version,
  reliability,
}: Site): Record<string, string> {
  const name = escaped(operator.name)
  const contact = escaped(operator.contact)
  const href = escaped(contactUrl(operator.contact) ?? '')
  return {
    provider: escaped(providerName),
    version: escaped(version),
    wrongDoors: wrongDoors(reliability),
    connect: escaped(connectionsTo(apiBaseUrl)),
    policy: escaped(policyOf(apiBaseUrl).replaceAll('; ', ';\n')),
    operator: name
      ? `<strong>${name}</strong> runs this site.`
      : '<strong>The operator of this site</strong> is not named here: ask the person who gave you its address.',
    contact: contact
      ? `Write to ${name || 'the operator of this site'}: ${href ? `<a href="${href}">${contact}</a>` : contact}.`
      : `Tell ${name || 'the person who gave you the address of this site'}.`,
  }
}
