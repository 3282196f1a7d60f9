import { useAppSelector } from '../../base/store/hooks'
import { sampleMessages as messages } from './sampleMessages'
import { selectFigures } from './sampleSelectors'

/** In the summary: what the sample says; nothing before one of its rows is judged. */
export function SampleSays() {
  const figures = useAppSelector(selectFigures)
  if (!figures || figures.same + figures.other === 0) return null
  return (
    <p>
      <strong>{messages.heading}</strong>
      <br />
      {messages.says(figures)}
    </p>
  )
}
