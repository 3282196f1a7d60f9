import { Button } from 'antd'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { RowsByValues } from '../mapping/values/RowsByValues'
import { selectNoLetter } from '../mapping/mappingSelectors'
import { lettersMessages as messages } from './lettersMessages'
import { nobodyElseChosen, type LettersPreview } from './lettersSlice'

interface WhoGetsNoneProps extends Pick<LettersPreview, 'asked' | 'leftOut'> {
  /** The columns of people's names. */
  persons: readonly number[]
}

/** *Who gets no letter?* on one line; it opens by itself if a column raises the question. */
export function WhoGetsNone({ asked, leftOut, persons }: WhoGetsNoneProps) {
  const dispatch = useAppDispatch()
  const ticks = useAppSelector(selectNoLetter)
  const isAsked = asked.length > 0
  // What opened by itself stays open once it is answered.
  const [opened, setOpened] = useState<'no' | 'asked' | 'pressed'>('no')
  if (isAsked && opened === 'no') setOpened('asked')
  const without = leftOut.find(({ why }) => why === 'chosen')?.rows.length ?? 0
  const answers = Object.values(ticks)
  const isLastTime = !isAsked && answers.length > 0 && answers.every(({ isRecalled }) => isRecalled)

  return (
    <fieldset>
      <legend>{messages.whoGetsNone}</legend>
      <div>
        <span role="status">
          {without === 0 ? messages.nobody : messages.getNone(without)}
          {isLastTime && messages.asLastTime}
          {isAsked && messages.waits}
        </span>
        {opened === 'no' && (
          <>
            {isLastTime && without > 0 ? ': ' : ' · '}
            <Button type="link" size="small" onClick={() => setOpened('pressed')}>
              {without === 0 ? messages.chooseColumn : messages.change}
            </Button>
          </>
        )}
      </div>
      {opened !== 'no' && (
        <RowsByValues
          autoFocus={opened === 'pressed'}
          label={messages.whoGetsNone}
          part="noLetter"
          asked={asked}
          names={persons}
        />
      )}
      {isAsked && (
        <Button size="small" onClick={() => dispatch(nobodyElseChosen(asked))}>
          {without === 0 ? messages.nobody : messages.nobodyElse}
        </Button>
      )}
    </fieldset>
  )
}
