import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'

/** A tag of HTML or XML. */
export interface Tag {
  /** As it is written; HTML's in lower case. */
  name: string
  isEnd: boolean
  /** Whether it ends itself, as in `<br/>`. */
  isEmpty: boolean
  /** The first of each name, with entities as characters; blank without a value. */
  attributes: Map<string, string>
}

/** What reads markup: is given its texts, with entities as characters, and its tags in order. */
export interface MarkupReader {
  onText: (text: string) => void
  onTag: (tag: Tag) => void
}

/** Gives a reader what is in HTML or XML, without comments and declarations. */
export function readMarkup(markup: string, isXml: boolean, { onText, onTag }: MarkupReader) {
  const nameAt = (start: number, end: number) => {
    const name = markup.slice(start, end)
    return isXml ? name : name.toLowerCase()
  }
  let tag: Tag | null = null
  let [attribute, value] = ['', '']
  const endTag = (isEmpty: boolean) => {
    if (tag) onTag({ ...tag, isEmpty })
    tag = null
  }
  const callbacks: TokenizerCallbacks = {
    ontext: (start, end) => onText(markup.slice(start, end)),
    ontextentity: (code) => onText(String.fromCodePoint(code)),
    oncdata: (start, end, offset) => isXml && onText(markup.slice(start, end - offset)),
    onopentagname: (start, end) => {
      tag = { name: nameAt(start, end), isEnd: false, isEmpty: false, attributes: new Map() }
    },
    onattribname: (start, end) => {
      attribute = nameAt(start, end)
      value = ''
    },
    onattribdata: (start, end) => (value += markup.slice(start, end)),
    onattribentity: (code) => (value += String.fromCodePoint(code)),
    onattribend: () => tag && !tag.attributes.has(attribute) && tag.attributes.set(attribute, value),
    onopentagend: () => endTag(false),
    onselfclosingtag: () => endTag(true),
    onclosetag: (start, end) =>
      onTag({ name: nameAt(start, end), isEnd: true, isEmpty: false, attributes: new Map() }),
    oncomment: () => undefined,
    ondeclaration: () => undefined,
    onprocessinginstruction: () => undefined,
    onend: () => undefined,
  }
  const tokenizer = new Tokenizer({ xmlMode: isXml }, callbacks)
  tokenizer.write(markup)
  tokenizer.end()
}
