import { useAppSelector } from '../../../base/store/hooks'
import { mapMessages as messages } from './mapMessages'
import { selectWholePicture } from './mapSelectors'
import { Picture } from './Picture'

/** Every row with a place as a dot, on paper; nothing where none has one. */
export function WholeMap({ caption }: { caption: string }) {
  const { ready, toReview } = useAppSelector(selectWholePicture)
  if (ready.rows + toReview.rows === 0) return null
  const said = [
    ...(ready.rows > 0 ? [messages.ready(ready.rows)] : []),
    ...(toReview.rows > 0 ? [messages.toReview(toReview.rows)] : []),
  ]
  return (
    <figure className="summaryMap">
      <figcaption>
        {caption}: {said.join(', ')}
      </figcaption>
      <Picture ready={ready} toReview={toReview} />
    </figure>
  )
}
