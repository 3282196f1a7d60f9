import { Button } from 'antd'
import { LOCK_CAUSES } from '../../base/csvFile'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { selectCustomer } from '../review/resultsSelectors'
import { rowsListed } from '../review/viewSlice'
import { programMessages as messages } from './programMessages'
import type { ProgramPreview } from './programSlice'

/** The first rows that change, before and after, and how many do and do not; *Show* lists them among the results. */
export function ProgramPreviewPane({ close }: { close: () => void }) {
  const dispatch = useAppDispatch()
  const preview = useAppSelector((state) => state.program.preview)
  if (!preview)
    return (
      <p role="status" className="quiet">
        {messages.preparing}
      </p>
    )
  const { first, words } = preview
  const show = (which: keyof typeof messages.shown) => {
    dispatch(rowsListed({ label: messages.shown[which], rows: preview[which] }))
    close()
  }
  const counted = (['changes', 'undecided', 'keeps', 'doesNotFit', ...LOCK_CAUSES, 'loses'] as const).filter(
    (which) => preview[which].length > 0,
  )
  return (
    <section className="programPreview">
      <div className="programPair programHeads" aria-hidden>
        <h3>{messages.now}</h3>
        <h3>{messages.inTheFile}</h3>
      </div>
      {/* It scrolls: the keys need a place in it. */}
      <div className="programFirst" role="region" aria-label={messages.first} tabIndex={0}>
        {first.length === 0 && <p>{messages.nothingChanges}</p>}
        {first.map((each) => (
          <Change key={each.row} {...each} />
        ))}
      </div>
      <div role="status">
        <ul className="plainList programCounts">
          {counted.map((which) => (
            <li key={which}>
              {messages[which](preview[which].length)} {which === 'loses' && <em>{messages.words(words)}</em>}{' '}
              <Button type="link" size="small" onClick={() => show(which)}>
                {messages.show}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** A row before and after: the cells that change, and those beside them that are filled. */
function Change({ row, cells }: ProgramPreview['first'][number]) {
  const customer = useAppSelector((state) => selectCustomer(state, row))
  const changed = cells.flatMap(({ before, after }, at) => (before === after ? [] : [at]))
  const [from, to] = [Math.min(...changed), Math.max(...changed)]
  const shown = cells.flatMap((cell, at) =>
    changed.includes(at) || (at >= from && at <= to && cell.after !== '') ? [{ ...cell, at }] : [],
  )
  const side = (which: 'before' | 'after') => (
    <dl>
      {shown.map((cell) => (
        <div key={cell.at}>
          <dt>{cell.header}</dt>
          <dd>
            {cell[which] === '' ? (
              <span className="quiet">{messages.isBlank}</span>
            ) : cell.before === cell.after ? (
              cell[which]
            ) : (
              <mark className={which === 'after' ? 'difference isCleansed' : 'difference'}>
                {cell[which]}
              </mark>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
  return (
    <article className="card programChange" aria-label={messages.row(row)}>
      <p>
        <strong>{messages.row(row)}</strong> <span className="quiet">{customer}</span>
      </p>
      <div className="programPair">
        {side('before')}
        {side('after')}
      </div>
    </article>
  )
}
