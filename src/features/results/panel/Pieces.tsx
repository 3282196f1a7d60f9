import type { Piece } from '../comparison/diffAddresses'
import './Pieces.css'

/** A text whose pieces that the other address lacks are marked. */
export function Pieces({ pieces, isCleansed = false }: { pieces: Piece[]; isCleansed?: boolean }) {
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
