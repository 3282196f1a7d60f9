import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'

export interface Tag {
  /** Where it begins and ends in the markup. */
  start: number
  end: number
  /** As written; in HTML in lower case. */
  name: string
  isEnd: boolean
  /** Whether it ends itself, as in `<br/>`. */
  isEmpty: boolean
  /** The first attribute of each name, with entities as characters; blank without a value. */
  attributes: Map<string, string>
}

/** Callbacks for markup: they get its texts, with entities as characters, and its tags, in order. */
interface MarkupReader {
  onText?: (text: string) => void
  onTag: (tag: Tag) => void
}

const NONE: Tag['attributes'] = new Map()

/** Gives a reader the contents of HTML or XML, without comments and declarations. */
export function readMarkup(markup: string, isXml: boolean, { onText, onTag }: MarkupReader) {
  const nameAt = (start: number, end: number) => {
    const name = markup.slice(start, end)
    return isXml ? name : name.toLowerCase()
  }
  let tag: Tag | null = null
  let [attribute, value] = ['', '']
  const endTag = (at: number, isEmpty: boolean) => {
    if (tag) onTag(Object.assign(tag, { end: at + 1, isEmpty }))
    tag = null
  }
  const callbacks: TokenizerCallbacks = {
    ontext: (start, end) => onText?.(markup.slice(start, end)),
    ontextentity: (code) => onText?.(String.fromCodePoint(code)),
    oncdata: (start, end, offset) => isXml && onText?.(markup.slice(start, end - offset)),
    onopentagname: (start, end) => {
      tag = {
        start: start - 1,
        end,
        name: nameAt(start, end),
        isEnd: false,
        isEmpty: false,
        attributes: new Map(),
      }
    },
    onattribname: (start, end) => {
      attribute = nameAt(start, end)
      value = ''
    },
    onattribdata: (start, end) => (value += markup.slice(start, end)),
    onattribentity: (code) => (value += String.fromCodePoint(code)),
    onattribend: () => tag && !tag.attributes.has(attribute) && tag.attributes.set(attribute, value),
    onopentagend: (at) => endTag(at, false),
    onselfclosingtag: (at) => endTag(at, true),
    onclosetag: (start, end) =>
      onTag({
        start: markup.lastIndexOf('<', start),
        end: markup.indexOf('>', end) + 1,
        name: nameAt(start, end),
        isEnd: true,
        isEmpty: false,
        attributes: NONE,
      }),
    oncomment: () => undefined,
    ondeclaration: () => undefined,
    onprocessinginstruction: () => undefined,
    onend: () => undefined,
  }
  const tokenizer = new Tokenizer({ xmlMode: isXml }, callbacks)
  tokenizer.write(markup)
  tokenizer.end()
}

/** A name without the prefix of its namespace. */
export const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** The start tags of XML elements with this name. */
export function elementsIn(xml: string, name: string): Tag[] {
  const tags: Tag[] = []
  readMarkup(xml, true, {
    onTag: (tag) => void (!tag.isEnd && localName(tag.name) === name && tags.push(tag)),
  })
  return tags
}
