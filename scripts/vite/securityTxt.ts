import type { Plugin } from 'vite'
import { contactUrl } from './trustPage.ts'

/**
 * `security.txt` by RFC 9116: where to report a vulnerability, for a year from the build on.
 *
 * @param contact the operator's, as a URL
 * @param builtAt in ms since 1970
 */
export function securityText(contact: string, builtAt: number): string {
  const expires = new Date(builtAt)
  expires.setUTCFullYear(expires.getUTCFullYear() + 1)
  return `Contact: ${contact}\nExpires: ${expires.toISOString()}\nPreferred-Languages: en\n`
}

/** Writes `.well-known/security.txt` if the operator can be reached by a URL or an e-mail address. */
export function securityTxt(contact: string): Plugin {
  const url = contactUrl(contact)
  return {
    name: 'security-txt',
    apply: 'build',
    generateBundle() {
      if (url === null) return
      const fileName = '.well-known/security.txt'
      this.emitFile({ type: 'asset', fileName, source: securityText(url, Date.now()) })
    },
  }
}
