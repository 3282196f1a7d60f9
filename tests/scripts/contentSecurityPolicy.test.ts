import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '../../scripts/vite/contentSecurityPolicy'

interface Transform {
  order: string
  handler: (html: string) => { tag: string; attrs: Record<string, string>; injectTo: string }[]
}

/** The policy of a built page: sources by directive. */
function policyOf(apiBaseUrl: string, html: string) {
  const { apply, transformIndexHtml } = contentSecurityPolicy(apiBaseUrl)
  const { order, handler } = transformIndexHtml as Transform
  const [meta] = handler(html)
  expect({ apply, order }).toEqual({ apply: 'build', order: 'post' })
  // The policy does not apply to what precedes it.
  expect(meta).toMatchObject({ tag: 'meta', injectTo: 'head-prepend' })
  expect(meta!.attrs['http-equiv']).toBe('Content-Security-Policy')
  return Object.fromEntries(meta!.attrs.content!.split('; ').map((part) => part.split(/ (.*)/).slice(0, 2)))
}

test.each([
  ['https://api.example/v2', 'https://api.example'],
  ['/sandbox-api', "'self'"],
])('a page that talks to %s may connect only to %s and load nothing from elsewhere', (apiBaseUrl, host) => {
  expect(policyOf(apiBaseUrl, '<script type="module" src="./page.js"></script>')).toEqual({
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

test('the one inline script of the page may run, and no other', () => {
  const page = readFileSync('index.html', 'utf8')
  const [, script] = /<script>(.*?)<\/script>/s.exec(page)!
  const hash = createHash('sha256').update(script!).digest('base64')
  expect(policyOf('/x', page)['script-src']).toBe(`'self' 'sha256-${hash}'`)
})
