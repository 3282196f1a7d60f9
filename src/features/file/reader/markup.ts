import { decodeEntities } from './entities'

/** A piece of HTML or XML: a tag, or a text with its entities as characters. */
export type Piece = { kind: 'text'; text: string } | Tag

export interface Tag {
  kind: 'tag'
  /** As it is written. */
  name: string
  isEnd: boolean
  /** Whether it ends itself, as in `<br/>`. */
  isEmpty: boolean
  attributes: string
}

// In a tag, `>` may be in a value with quotes.
const TAG = String.raw`<(\/?)([a-z][^\s\/>]*)([^>=]*(?:=(?:\s*"[^"]*"|\s*'[^']*'|(?!\s*["']))[^>=]*)*)>`
const PIECES = new RegExp(String.raw`<!--[^]*?(?:-->|$)|<!\[CDATA\[([^]*?)\]\]>|<[!?][^>]*>|${TAG}`, 'gi')

/** The pieces of HTML or XML in order, without comments, declarations, and `skipped` elements with all that is in them. */
export function* piecesOf(markup: string, skipped?: RegExp): Generator<Piece> {
  const pieces = new RegExp(PIECES)
  let from = 0
  for (let found = pieces.exec(markup); found; found = pieces.exec(markup)) {
    const [, literal, slash, name, attributes = ''] = found
    if (found.index > from) yield { kind: 'text', text: decodeEntities(markup.slice(from, found.index)) }
    from = pieces.lastIndex
    if (literal !== undefined) yield { kind: 'text', text: literal }
    if (name === undefined) continue
    if (slash === '' && skipped?.test(name)) {
      const end = new RegExp(`</${name}`, 'gi')
      end.lastIndex = from
      from = end.exec(markup)?.index ?? markup.length
      pieces.lastIndex = from
      continue
    }
    yield { kind: 'tag', name, isEnd: slash === '/', isEmpty: attributes.endsWith('/'), attributes }
  }
  if (from < markup.length) yield { kind: 'text', text: decodeEntities(markup.slice(from)) }
}

const ATTRIBUTE = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** The attributes of a tag by their names as written, with entities as characters; blank for one without a value. */
export function attributesOf({ attributes }: Tag): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', double, single, bare] of attributes.matchAll(ATTRIBUTE)) {
    if (!found.has(name)) found.set(name, decodeEntities(double ?? single ?? bare ?? ''))
  }
  return found
}
