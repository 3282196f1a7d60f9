import { Radio, Select } from 'antd'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { columnLabel, selectHeaders } from '../file/fileSelectors'
import { withRole } from './content/addressRoles'
import { ROLES, type Role } from './content/roles'
import type { OwnColumns } from './content/columns'
import { downloadMessages as messages } from './downloadMessages'
import {
  selectAddressColumns,
  selectConflictingHeaders,
  selectExampleRow,
  selectOwnColumns,
  selectRoles,
} from './downloadSelectors'
import { ownColumnsChosen, rolesChanged } from './downloadSlice'
import './ColumnConflict.css'

/**
 * What becomes of the customer's own columns: those with the name of an added one are updated or kept, or all of the
 * address are corrected. Says what changes, with a row of the file now and as it will be downloaded.
 */
export function ColumnConflict() {
  const names = useAppSelector(selectConflictingHeaders)
  const hasAddress = useAppSelector((state) => selectAddressColumns(state).length > 0)
  return (names.length > 0 || hasAddress) && <Choice names={names} />
}

function Choice({ names }: { names: string[] }) {
  const dispatch = useAppDispatch()
  const headers = useAppSelector(selectHeaders)
  const address = useAppSelector(selectAddressColumns)
  const chosen = useAppSelector(selectOwnColumns)
  const hasConflicts = names.length > 0
  const unchanged = address.filter((column) => !names.includes(headers[column]!))
  const meanings: Record<OwnColumns, string> = {
    update: messages.updateMineMeans(
      names,
      unchanged.map((column) => columnLabel(headers, column)),
    ),
    keep: hasConflicts ? messages.keepMineMeans(names[0]!) : messages.keepMineOnly,
    correct: messages.correctMineMeans,
  }
  // Without a name in common, updating and keeping are the same.
  const value = chosen === 'update' && !hasConflicts ? 'keep' : chosen
  return (
    <section className="card columnConflict" aria-labelledby="column-conflict">
      <h2 id="column-conflict">{hasConflicts ? messages.conflict(names) : messages.ownAddress}</h2>
      <Radio.Group
        aria-labelledby="column-conflict"
        aria-describedby="column-conflict-means"
        value={value}
        options={[
          ...(hasConflicts ? [{ value: 'update', label: messages.updateMine }] : []),
          { value: 'keep', label: messages.keepMine },
          { value: 'correct', label: messages.correctMine },
        ]}
        onChange={(event) => dispatch(ownColumnsChosen(event.target.value as OwnColumns))}
      />
      <p id="column-conflict-means" className="quiet">
        {meanings[value]}
      </p>
      {value === 'correct' && <RoleList />}
      {(hasConflicts || value === 'correct') && <ExampleRow />}
    </section>
  )
}

/** The customer's address columns with what each takes of the cleansed address. */
function RoleList() {
  const dispatch = useAppDispatch()
  const headers = useAppSelector(selectHeaders)
  const columns = useAppSelector(selectAddressColumns)
  const roles = useAppSelector(selectRoles)
  const options = [
    { value: '', label: messages.noRole },
    ...ROLES.map((role) => ({ value: role, label: messages.roles[role] })),
  ]
  return (
    <ul className="roleList">
      {columns.map((column) => {
        const header = columnLabel(headers, column)
        return (
          <li key={column}>
            <span>{header}</span> <span aria-hidden="true">←</span>{' '}
            <Select
              size="small"
              aria-label={messages.roleOf(header)}
              virtual={false}
              value={ROLES.find((role) => roles[role] === column) ?? ''}
              options={options}
              onChange={(role: Role | '') =>
                dispatch(rolesChanged(withRole(roles, column, role === '' ? null : role)))
              }
            />
          </li>
        )
      })}
    </ul>
  )
}

/** A row of the file in the columns that the choice concerns. */
function ExampleRow() {
  const { row, cells } = useAppSelector(selectExampleRow)
  return (
    <table className="exampleRow">
      <thead>
        <tr>
          <th scope="col">{messages.exampleRow(row)}</th>
          <th scope="col">{messages.now}</th>
          <th scope="col">{messages.downloaded}</th>
        </tr>
      </thead>
      <tbody>
        {cells.map(({ key, header, now, downloaded }) => (
          <tr key={key}>
            <th scope="row">{header}</th>
            <td>{now}</td>
            <td>{downloaded ?? <em>{messages.cleansedToCome}</em>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
