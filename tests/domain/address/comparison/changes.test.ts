import { expect, test } from 'vitest'
import { compareAddresses } from '../../../../src/domain/address/comparison/compare'
import { answerOf } from '../../../../src/domain/cleanse/rowResult'
import { cellsWith } from '../../../support/builders'
import { seed } from '../../../support/drawing'
import { WRONG_DOORS } from '../../../trust/changes'
import { drawerOf } from '../../../trust/drawer'
import { LAYOUTS, textOf } from '../../../trust/layouts'
import { drawnRows } from '../../../trust/rows'
import { changedText, TEXT_CHANGES } from '../../../trust/textChanges'
import { cellsOf, mildLevels, type Fields } from './foundCells'

const CHANGES = 2000
const MOST_GOOD = 0.005
const drawer = drawerOf(seed)

function isGood(query: string, found: Fields): boolean {
  const cells = cellsWith({ ...cellsOf(found), ...mildLevels(query, found) })
  return compareAddresses(answerOf({ kind: 'answered', query, cells }), [query]).doubts.length === 0
}

/** A row with one thing changed, in its answer or in its text; null where it has no such thing. */
function drawnChange() {
  const row = drawnRows(drawer, 1)[0]!
  const body = drawer.one(Object.values(LAYOUTS))(row)
  const isText = drawer.isOneIn(2)
  const [name, change] = drawer.one(Object.entries(WRONG_DOORS))
  const [textName, textChange] = drawer.one(Object.entries(TEXT_CHANGES))
  const text = isText ? changedText(body, row, textChange, drawer) : body
  const found = isText ? row.found : change(row.found, drawer)
  return (
    text &&
    found && { name: isText ? textName : name, query: textOf({ body: text, postcode: row.postcode }), found }
  )
}

test('at most one in 200 drawn changes of a door, in the answer or in the text, is called good', () => {
  const good: string[] = []
  for (let counted = 0; counted < CHANGES;) {
    const drawn = drawnChange()
    if (!drawn) continue
    counted += 1
    if (isGood(drawn.query, drawn.found))
      good.push(`${drawn.name}: ${drawn.query} → ${JSON.stringify(drawn.found)}`)
  }
  expect(good.slice(CHANGES * MOST_GOOD)).toEqual([])
}, 60_000)
