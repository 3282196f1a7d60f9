import type { Piece } from './comparison/marks'
import './Marks.css'

/** A text with marks on what the other address lacks. */
export function Marks({ pieces, isCleansed = false }: { pieces: Piece[]; isCleansed?: boolean }) {
  let start = 0
  return pieces.map(({ text, isSame }) => {
    const key = start
    start += text.length
    if (isSame) return text
    return (
      <mark key={key} className={isCleansed ? 'difference isCleansed' : 'difference'}>
        {text}
      </mark>
    )
  })
}
