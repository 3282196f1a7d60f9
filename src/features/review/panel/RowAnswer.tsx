import { Button } from 'antd'
import { useMemo, type ReactNode } from 'react'
import { useAppSelector } from '../../../base/store/hooks'
import { apiMessages } from '../../../api/apiFailure'
import { breakable } from '../../../components/texts'
import { usePortions } from '../../../components/usePortions'
import type { Doubt } from '../../../domain/address/comparison/doubt'
import { markFound } from '../../../domain/address/comparison/marks'
import { markResult } from '../../../domain/cleanse/rowReading'
import { readAnswer, type Answer, type RowResult } from '../../../domain/cleanse/rowResult'
import type { Component } from '../../../domain/address/comparison/answer'
import { selectLabels, selectRow } from '../../file/fileSlice'
import {
  selectIsLeftOut,
  selectRowDoubts,
  selectSentText,
  selectTwins,
  selectWasKept,
} from '../../results/resultsSelectors'
import { selectOwnUprnText } from '../../results/customerSelectors'
import { selectResult } from '../../run/runSlice'
import { selectThreshold } from '../../results/thresholdSlice'
import { levelMeanings, resultsMessages as messages } from '../resultsMessages'
import { Marks, SentText, type CellProps } from '../table/AddressTexts'
import { OutOfDateFor } from '../table/RowCells'

/** Components to show only if the address has them, or the provider says how they match. */
const OPTIONAL = new Set<Component>(['organisation', 'locality'])

const SILENT = new Set(['', 'NA', 'MISSING'])

/** The components of a cleansed address, in envelope order, and the provider's words for how they match. */
function componentsOf({ levels, address }: Answer) {
  if (!address) return []
  const { organisation, postTown, postcode } = address
  const [street, locality] = [address.streets.join(', '), address.localities.join(', ')]
  const { subBuilding, name: building, number } = address.premise
  const premise = [subBuilding, building, number].filter(Boolean).join(', ')
  return Object.entries({ organisation, premise, street, locality, postTown, postcode })
    .map(([key, value]) => ({ name: key as Component, value, level: levels[key as Component] }))
    .filter(({ name, value, level }) => value !== '' || !OPTIONAL.has(name) || !SILENT.has(level))
}

/** Both addresses, the components with their levels and, folded, the customer's row, the scores and the UPRN. */
export function RowAnswer({ row }: CellProps) {
  const result = useAppSelector((state) => selectResult(state, row))
  const isBlank = useAppSelector((state) => selectSentText(state, row) === '')
  const twins = useAppSelector((state) => selectTwins(state, row))
  const wasKept = useAppSelector((state) => selectWasKept(state, row))
  const isLeftOut = useAppSelector((state) => selectIsLeftOut(state, row))
  const answer = readAnswer(result)
  const ownUprn = useAppSelector((state) => selectOwnUprnText(state, row))
  const doubts = useAppSelector((state) => selectRowDoubts(state, row))
  const marked = markResult(result, doubts)
  return (
    <>
      <h4>{messages.yours}</h4>
      <p className="wholeAddress">{isBlank ? <None /> : <SentText row={row} isWhole />}</p>
      <h4>{messages.cleansed}</h4>
      {marked && result?.kind === 'answered' && result.origin === 'edited' && (
        <p className="quiet">
          {messages.lookedUp} <Marks text={marked.sent} />
        </p>
      )}
      <p className="wholeAddress">
        {marked ? <Marks text={marked.found} isCleansed /> : whatHappened(result, wasKept, isLeftOut)}
      </p>
      <OutOfDateFor row={row} />
      {answer?.address && (
        <dl className="components" aria-label={messages.components}>
          {componentsOf(answer).map((component) => (
            <AnswerPart key={component.name} {...component} doubts={doubts} />
          ))}
        </dl>
      )}
      {twins.length > 0 && <p>{messages.sameAs(twins)}</p>}
      <CustomerRow row={row} isAnswered={answer?.address != null}>
        {answer?.address && (
          <>
            <Scores answer={answer} />
            <dl className="rowFacts">
              <Fact name={messages.uprn} value={answer.address.uprn} />
              {ownUprn !== null && <Fact name={messages.ownUprn} value={ownUprn} />}
            </dl>
          </>
        )}
      </CustomerRow>
    </>
  )
}

function Scores({ answer: { scores } }: { answer: Answer }) {
  const threshold = useAppSelector(selectThreshold)
  return (
    <p className="rowScores">
      {(['confidence', 'fit'] as const).map((kind) => (
        <span key={kind}>
          {messages.scores[kind]}{' '}
          {scores[kind] === null ? (
            <None />
          ) : (
            <strong className={kind === 'confidence' && scores[kind] < threshold ? 'isLow' : undefined}>
              {scores[kind].toFixed(2)}
            </strong>
          )}
        </span>
      ))}
    </p>
  )
}

/** What happened to a row without a cleansed address. */
function whatHappened(result: RowResult | null, wasKept: boolean, isLeftOut: boolean): string {
  if (wasKept) return messages.wasKept
  if (result?.kind === 'failed') return apiMessages.callFailed(result.error)
  if (result?.kind === 'nothingToSend') return isLeftOut ? messages.rowLeftOut : messages.nothingSent
  return result === null ? messages.notAnswered : messages.noAddress
}

const TONES: Record<string, string> = {
  FULL: 'isGood',
  PARTIAL: 'isGood',
  INCORRECT: 'isDoubtful',
  NO_MATCH: 'isDoubtful',
}

type Part = ReturnType<typeof componentsOf>[number]

/** A component and what its match level means; the tooltip has the provider's term. */
function AnswerPart({ name, value, level, doubts }: Part & { doubts: readonly Doubt[] }) {
  const marked = markFound(value, doubts)
  // Marked words differ, however well the provider says that they match; its word is in the tooltip.
  const isDoubted = marked.some(({ isMarked }) => isMarked)
  const tone = isDoubted ? 'isDoubtful' : (TONES[level] ?? 'quiet')
  const meaning = levelMeanings[level] ?? level
  return (
    <div>
      <dt>{messages.componentNames[name]}</dt>
      <dd>
        <span>{value === '' ? <None /> : <Marks text={marked} isCleansed />}</span>{' '}
        {level !== '' && (
          <span className={`level ${tone}`} title={messages.providerSays(level)}>
            {isDoubted && TONES[level] === 'isGood' ? levelMeanings['INCORRECT'] : meaning}
          </span>
        )}
      </dd>
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  if (value === '') return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{breakable(value)}</dd>
    </div>
  )
}

const COLUMNS_AT_ONCE = 100

/** Folded: what else we know about the answer, and the customer's filled cells, each with its column's name. */
function CustomerRow({
  row,
  isAnswered,
  children,
}: CellProps & { isAnswered: boolean; children: ReactNode }) {
  const labels = useAppSelector(selectLabels)
  const values = useAppSelector((state) => selectRow(state, row))
  const filled = useMemo(
    () => [...labels.keys()].filter((column) => (values[column] ?? '').trim() !== ''),
    [labels, values],
  )
  const { shown, next, showNext } = usePortions(filled, COLUMNS_AT_ONCE)
  return (
    <details>
      <summary className="quiet">{messages.more(labels.length, isAnswered)}</summary>
      {children}
      <dl className="rowFacts">
        {shown.map((column) => (
          <Fact key={column} name={labels[column]!} value={values[column]!.trim()} />
        ))}
      </dl>
      {next > 0 && (
        <Button type="link" size="small" onClick={showNext}>
          {messages.showMore(next)}
        </Button>
      )}
    </details>
  )
}

/** Stands for a missing value. */
const None = () => (
  <>
    <span aria-hidden="true">—</span>
    <span className="visuallyHidden">{messages.none}</span>
  </>
)
