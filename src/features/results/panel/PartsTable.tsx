import { Tag, type TagProps } from 'antd'
import type { Answer } from '../../answers/readAnswer'
import { diffAddresses } from '../comparison/diffAddresses'
import { partsOfRow, type RowPart } from '../comparison/partsOfRow'
import { levelMeanings, resultsMessages as messages } from '../resultsMessages'
import { Pieces } from './Pieces'

const COLORS: Record<string, TagProps['color']> = {
  FULL: 'success',
  PARTIAL: 'warning',
  INCORRECT: 'error',
  NO_MATCH: 'error',
}

/** A row part by part: what was sent, what came back, and how they match. */
export function PartsTable({ answer }: { answer: Answer }) {
  return (
    <table className="partsTable">
      <thead>
        <tr>
          <th scope="col">
            <span className="visuallyHidden">{messages.part}</span>
          </th>
          <th scope="col">{messages.yours}</th>
          <th scope="col">{messages.cleansed}</th>
          <th scope="col">
            <span className="visuallyHidden">{messages.level}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {partsOfRow(answer).map((part) => (
          <PartRow key={part.name} part={part} />
        ))}
      </tbody>
    </table>
  )
}

function PartRow({ part }: { part: RowPart }) {
  const { sent, found } = diffAddresses(part.yours, part.cleansed)
  return (
    <tr>
      <th scope="row">{messages.partNames[part.name]}</th>
      <td>{part.yours === '' ? <None /> : <Pieces pieces={sent} />}</td>
      <td>{part.cleansed === '' ? <None /> : <Pieces pieces={found} isCleansed />}</td>
      <td>
        <Level part={part} />
      </td>
    </tr>
  )
}

/** The match level in words; the provider's own word is there for whoever points at it. */
function Level({ part: { level, isAdded } }: { part: RowPart }) {
  if (level === '' && !isAdded) return <None />
  return (
    <Tag
      color={isAdded ? 'warning' : COLORS[level]}
      title={level === '' ? undefined : messages.providerSays(level)}
    >
      {isAdded ? messages.added : (levelMeanings[level] ?? level)}
    </Tag>
  )
}

/** Where there is nothing to show. */
export function None() {
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="visuallyHidden">{messages.none}</span>
    </>
  )
}
