import type { Plugin } from 'vite'

/**
 * Puts a strict Content-Security-Policy into the built page: scripts and styles of its own only, none inline,
 * and no connection but to the provider. Builds only: the development server injects styles.
 *
 * @param apiBaseUrl the provider's host; a relative one (the sandbox) is the page's own origin
 */
export function contentSecurityPolicy(apiBaseUrl: string): Plugin {
  const provider = /^https?:/.test(apiBaseUrl) ? new URL(apiBaseUrl).origin : "'self'"
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
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
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
        injectTo: 'head-prepend',
      },
    ],
  }
}
