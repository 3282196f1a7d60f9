import { formatCount, formatNumber } from '../../../base/format'
import { freeWords } from '../../run/progress/progressMessages'
import type { selectFigures, WrittenFigures } from './summarySelectors'

const listed = (counts: (readonly [count: number, say: (count: number) => string])[]) =>
  counts.flatMap(([count, say]) => (count > 0 ? say(count) : [])).join(', ')

const sentence = (text: string) => (text === '' ? '' : `${text}.`)

const n = formatNumber

type Figures = ReturnType<typeof selectFigures> & WrittenFigures

export const summaryMessages = {
  title: (product: string) => `${product}: summary of a cleanse`,
  sentences: (of: Figures, at: number): string[] => {
    const day = new Date(at).toLocaleDateString('en-GB', { dateStyle: 'long' })
    const checked =
      of.done === of.total
        ? formatCount(of.total, 'address', 'addresses')
        : `${n(of.done)} of ${formatCount(of.total, 'address', 'addresses')}`
    const changed = listed([
      [of.putRight, (count) => `${formatCount(count, 'address', 'addresses')} put right`],
      [of.uprnsFilled, (count) => `${formatCount(count, 'UPRN')} filled`],
      [of.keptAsYours, (count) => `${n(count)} kept as yours`],
    ])
    const others =
      of.uprnsOther > 0
        ? `${n(of.uprnsOther)} of your UPRNs ${of.uprnsOther === 1 ? 'differs' : 'are others'}`
        : ''
    return [
      sentence(`${checked} checked on ${day}`),
      sentence(
        listed([
          [of.found, (count) => `${n(count)} found`],
          [of.notFound, (count) => `${n(count)} not${of.found > 0 ? '' : ' found'}`],
          [of.failed, (count) => `${n(count)} failed`],
          [of.notLookedUp, (count) => `${n(count)} not looked up`],
        ]),
      ),
      sentence(
        [of.paid > 0 && `${formatCount(of.paid, 'lookup')} paid`, ...freeWords(of)]
          .filter(Boolean)
          .join(', '),
      ),
      sentence([changed, others].filter(Boolean).join('; ')),
      of.sharing.groups > 0
        ? `${formatCount(of.sharing.groups, 'address has', 'addresses have')} more than one row (${n(of.sharing.rows)} rows).`
        : '',
    ].filter((text) => text !== '')
  },
  table: {
    differed: 'What differed',
    rows: 'Rows',
    accepted: 'Accepted',
    kept: 'Kept',
    corrected: 'Corrected',
  },
  corrected: 'Found or typed by you',
}
