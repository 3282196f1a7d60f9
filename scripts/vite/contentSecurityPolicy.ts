import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

const INLINE_SCRIPT = /<script>(.*?)<\/script>/gs

/** Where the page may connect to; a relative host (the sandbox) means the page's own origin. */
export const connectionsTo = (apiBaseUrl: string): string =>
  /^https?:/.test(apiBaseUrl) ? new URL(apiBaseUrl).origin : "'self'"

/** The policy of a page: its own scripts and styles, its inline scripts by their hashes, and connections to the provider only. */
export const policyOf = (apiBaseUrl: string, html = ''): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...Array.from(html.matchAll(INLINE_SCRIPT), ([, text]) => hashOf(text!))].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "worker-src 'self'",
    `connect-src ${connectionsTo(apiBaseUrl)}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

/**
 * Adds a strict Content-Security-Policy to the built pages. Not in development, where Vite injects styles.
 *
 * @param apiBaseUrl the provider's host
 */
export const contentSecurityPolicy = (apiBaseUrl: string): Plugin => ({
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: {
    // After Vite has written its own tags.
    order: 'post',
    handler: (html) => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policyOf(apiBaseUrl, html) },
        injectTo: 'head-prepend',
      },
    ],
  },
})

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
