import { useAppSelector } from '../../app/base/hooks'
import { listMessages as messages } from './listMessages'
import { selectPartOfList } from './listSelectors'

/** Which part of a list is on the page; nothing for a file of one part. */
export function PartOfList() {
  const place = useAppSelector(selectPartOfList)
  return place && <span className="quiet">{messages.partOf(place.part, place.of)}</span>
}
