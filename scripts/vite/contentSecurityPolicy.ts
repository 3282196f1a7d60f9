import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

const INLINE_SCRIPT = /<script>(.*?)<\/script>/gs

/**
 * Adds a strict Content-Security-Policy to the built page: its own scripts and styles, the one inline script of
 * `index.html` by its hash, and connections to the provider only. Not in development, where Vite injects styles.
 *
 * @param apiBaseUrl the provider's host; a relative one (the sandbox) means the page's own origin
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
      // After Vite has written its own tags.
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
