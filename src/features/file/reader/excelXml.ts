import { attributesOf, piecesOf, type Tag } from './markup'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase()

/** The most columns of a sheet: nothing spans more. */
const MOST_COLUMNS = 16_384

/** The attributes of a tag. A cell that is merged with those below it leaves them blank, so that the merge does not matter. */
function attributeText(tag: Tag): string {
  const attributes = [...attributesOf(tag)].filter(([name]) => localName(name) !== 'mergedown')
  const written = attributes.map(([name, value]) => {
    const isSpan = /^(?:span|mergeacross)$/.test(localName(name))
    return ` ${name}="${isSpan ? Math.min(Number(value) || 0, MOST_COLUMNS) : escaped(value)}"`
  })
  const hasType = localName(tag.name) !== 'data' || attributes.some(([name]) => localName(name) === 'type')
  return `${written.join('')}${hasType ? '' : ' ss:Type="String"'}`
}

/**
 * Excel's XML of 2003 as the library reads it to the letter: with double quotes, without comments, and with nothing but
 * text in a cell.
 */
export function plainExcelXml(xml: string): string {
  const written: string[] = ['<?xml version="1.0"?>']
  /** The element whose tags are left out: a cell's data, or a comment with its text. */
  let within: 'data' | 'comment' | null = null
  for (const piece of piecesOf(xml)) {
    if (piece.kind === 'text') {
      if (within !== 'comment') written.push(escaped(piece.text))
      continue
    }
    const local = localName(piece.name)
    if (within !== null && local !== within) {
      if (within === 'data' && local === 'br') written.push('\n')
      continue
    }
    const { name, isEnd, isEmpty } = piece
    if (local === 'comment') {
      within = isEnd || isEmpty ? null : 'comment'
      continue
    }
    if (local === 'data') within = isEnd || isEmpty ? null : 'data'
    // The library counts a cell with columns only where it ends.
    const isSplit = isEmpty && local === 'cell'
    written.push(isEnd ? `</${name}>` : `<${name}${attributeText(piece)}${isEmpty && !isSplit ? '/' : ''}>`)
    if (isSplit) written.push(`</${name}>`)
  }
  return written.join('')
}
