import { useAppSelector } from '../../base/store/hooks'
import { downloadMessages as messages } from './downloadMessages'
import { selectBlankAddressCount } from './downloadSelectors'

/** Explains what a download holds, and how Excel opens it without loss. */
export function DownloadHelp() {
  const blank = useAppSelector(selectBlankAddressCount)
  return (
    <section>
      <h3>{messages.about}</h3>
      <p>{messages.undecidedMeans}</p>
      {blank > 0 && <p>{messages.blankAddresses(blank)}</p>}
      <p>{messages.sectionsMean}</p>
      <p>{messages.firstColumnMeans}</p>
      <p>{messages.excelWhy}</p>
      <ol>
        {messages.excelSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
