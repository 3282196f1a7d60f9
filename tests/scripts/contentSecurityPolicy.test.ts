import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '../../scripts/vite/contentSecurityPolicy'

/** The policy that a built page has, as sources by directive. */
function policyOf(apiBaseUrl: string) {
  const { apply, transformIndexHtml } = contentSecurityPolicy(apiBaseUrl)
  const [meta] = (
    transformIndexHtml as () => { tag: string; attrs: Record<string, string>; injectTo: string }[]
  )()
  expect(apply).toBe('build')
  // What stands before the policy in the page is not held to it.
  expect(meta).toMatchObject({ tag: 'meta', injectTo: 'head-prepend' })
  expect(meta!.attrs['http-equiv']).toBe('Content-Security-Policy')
  return Object.fromEntries(meta!.attrs.content!.split('; ').map((part) => part.split(/ (.*)/).slice(0, 2)))
}

// PRIVACY-2
test.each([
  ['https://api.example/v2', 'https://api.example'],
  ['/sandbox-api', "'self'"],
])('a page that talks to %s may connect to %s alone, and has nothing from elsewhere', (apiBaseUrl, host) => {
  expect(policyOf(apiBaseUrl)).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'worker-src': "'self'",
    'connect-src': host,
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
  })
})
