import type { Fields, Pair } from './pairs'

/** A text that was sent and what came back for it, judged by whether it is that door, whatever the reasons are. */
export interface JudgedPair extends Pick<Pair, 'sent' | 'found' | 'row'> {
  isSameDoor: boolean
  /** What the pair is about. */
  note: string
}

/** The same door, written differently: good. */
export const same = (sent: string, found: Fields, note: string, row?: string[]): JudgedPair => ({
  sent,
  found,
  note,
  isSameDoor: true,
  ...(row && { row }),
})

/** Another door: to review. */
export const other = (sent: string, found: Fields, note: string, row?: string[]): JudgedPair => ({
  ...same(sent, found, note, row),
  isSameDoor: false,
})
