import { mapMessages as messages } from './mapMessages'
import type { Dots } from './mapSelectors'
import outline from './outline.json'
import { FRAME } from './plane'
import './Picture.css'

/** Space left free around the country, in km. */
const EDGE = 20

const FRAMED = [-EDGE, -EDGE, FRAME.width + 2 * EDGE, FRAME.height + 2 * EDGE].join(' ')

/** Rows as dots on a picture of the country. */
export function Picture({ ready, toReview }: { ready: Dots; toReview: Dots }) {
  return (
    <svg
      className="map"
      viewBox={FRAMED}
      role="img"
      aria-label={messages.picture(ready.rows + toReview.rows)}
    >
      {/* The outline is in steps of 100 m. */}
      <path className="elsewhere" d={outline.ireland} transform="scale(0.1)" />
      <path className="land" d={outline.served} transform="scale(0.1)" />
      {/* Those to review are on top. */}
      <path className="dots" d={ready.path} />
      <path className="dots isToReview" d={toReview.path} />
    </svg>
  )
}
