import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

const INLINE_SCRIPT = /<script>(.*?)<\/script>/gs

/**
 * Puts a strict Content-Security-Policy into the built page: scripts and styles of its own only, of what is inline
 * only the script that stands in `index.html`, and no connection but to the provider. Builds only: the development
 * server injects styles.
 *
 * @param apiBaseUrl the provider's host; a relative one (the sandbox) is the page's own origin
 */
export function contentSecurityPolicy(apiBaseUrl: string): Plugin {
  const provider = /^https?:/.test(apiBaseUrl) ? new URL(apiBaseUrl).origin : "'self'"
  const policyOf = (html: string) =>
    [
      "default-src 'none'",
      ["script-src 'self'", ...Array.from(html.matchAll(INLINE_SCRIPT), ([, text]) => hashOf(text!))].join(
        ' ',
      ),
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "worker-src 'self'",
      `connect-src ${provider}`,
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
    ].join('; ')
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: {
      // The scripts are as they will be served.
      order: 'post',
      handler: (html) => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: policyOf(html) },
          injectTo: 'head-prepend',
        },
      ],
    },
  }
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
