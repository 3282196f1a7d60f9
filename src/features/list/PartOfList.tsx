import { useAppSelector } from '../../app/base/hooks'
import { partMessages as messages } from './partMessages'
import { selectPartOfList } from './partSelectors'

/** Which part of a list is on the page; nothing for a file of one part. */
export function PartOfList() {
  const place = useAppSelector(selectPartOfList)
  return place && <span className="quiet">{messages.partOf(place.part, place.of)}</span>
}
