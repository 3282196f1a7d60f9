import type { Plugin } from 'vite'
import { connectionsTo, policyOf } from './contentSecurityPolicy.ts'

/** Who runs the site, by the build variables; empty where they are not set. */
interface Operator {
  name: string
  /** An e-mail address, a URL or any words. */
  contact: string
}

interface Site {
  providerName: string
  apiBaseUrl: string
  operator: Operator
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** What `trust.html` says between double braces, as HTML. */
export function trustWords({ providerName, apiBaseUrl, operator }: Site): Record<string, string> {
  const name = escaped(operator.name)
  const contact = escaped(operator.contact)
  const href = /^https?:\S+$/.test(contact)
    ? contact
    : /^[^\s@]+@[^\s@]+$/.test(contact) && `mailto:${contact}`
  return {
    provider: escaped(providerName),
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

/** Fills in `trust.html`. */
export function trustPage(site: Site): Plugin {
  return {
    name: 'trust-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { path }) => {
        if (path !== '/trust.html') return html
        const words = trustWords(site)
        return html.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => {
          if (words[key] === undefined) throw new Error(`trust.html: nothing says what {{${key}}} is.`)
          return words[key]
        })
      },
    },
  }
}
