import { DownOutlined } from '@ant-design/icons'
import { Button, Select } from 'antd'
import Input from 'antd/es/input/Input'
import { useMemo } from 'react'
import { focusIds } from '../../app/base/focusIds'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import {
  selectDecisions,
  selectLevels,
  selectOutcomes,
  selectShownRows,
  selectUndecidedShown,
} from '../review/reviewSelectors'
import { decisionsUndone, levelChosen, rowsDecided, textSought } from '../review/reviewSlice'
import { reviewMessages as messages } from '../review/reviewMessages'
import './ResultFilters.css'

/** Filters by text and match level (REVIEW-8), and the decisions for all rows that they show (REVIEW-6). */
export function ResultFilters() {
  const dispatch = useAppDispatch()
  const levels = useAppSelector(selectLevels)
  const chosen = useAppSelector((state) => state.review.level)
  const text = useAppSelector((state) => state.review.text)
  const options = useMemo(
    () => levels.map((level, at) => ({ value: at, label: messages.levelOf(level.part, level.level) })),
    [levels],
  )
  const value = levels.findIndex(({ part, level }) => part === chosen?.part && level === chosen.level)

  return (
    <div
      id={focusIds.resultFilters}
      className="resultFilters"
      role="group"
      aria-label={messages.filtersLabel}
      tabIndex={-1}
    >
      <Input
        allowClear
        aria-label={messages.search}
        placeholder={messages.search}
        value={text}
        onChange={(event) => dispatch(textSought(event.target.value))}
      />
      <Select
        allowClear
        showSearch
        aria-label={messages.level}
        placeholder={messages.anyLevel}
        optionFilterProp="label"
        virtual={false}
        suffixIcon={<DownOutlined aria-hidden />}
        options={options}
        value={value < 0 ? undefined : value}
        onChange={(at?: number) => dispatch(levelChosen(at === undefined ? null : (levels[at] ?? null)))}
      />
      <ReviewButtons />
    </div>
  )
}

/** Decides about, or undoes, all rows that the filters show: also those beyond the first 200. */
function ReviewButtons() {
  const dispatch = useAppDispatch()
  const undecided = useAppSelector(selectUndecidedShown)
  const shown = useAppSelector(selectShownRows)
  const decisions = useAppSelector(selectDecisions)
  const outcomes = useAppSelector(selectOutcomes)
  const acceptable = undecided.filter((row) => outcomes[row] === 'matched')
  const decided = shown.filter((row) => decisions[row])

  return (
    <>
      {acceptable.length > 0 && (
        <Button onClick={() => dispatch(rowsDecided({ rows: acceptable, decision: 'accepted' }))}>
          {messages.acceptShown(acceptable.length)}
        </Button>
      )}
      {undecided.length > 0 && (
        <Button onClick={() => dispatch(rowsDecided({ rows: undecided, decision: 'kept' }))}>
          {messages.keepShown(undecided.length)}
        </Button>
      )}
      {decided.length > 0 && (
        <Button onClick={() => dispatch(decisionsUndone(decided))}>
          {messages.undoShown(decided.length)}
        </Button>
      )}
      {(undecided.length > 0 || decided.length > 0) && <p className="quiet">{messages.keys}</p>}
    </>
  )
}
