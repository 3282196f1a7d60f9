import { Radio, Select } from 'antd'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { columnLabel, selectHeaders } from '../file/fileSelectors'
import { selectMappedColumns } from '../mapping/mappingSelectors'
import { withRole } from './content/addressRoles'
import { ROLES, type CustomerColumns, type Role } from './downloadChoices'
import { downloadMessages as messages } from './downloadMessages'
import {
  selectAddressColumns,
  selectCanCorrect,
  selectConflictingHeaders,
  selectCustomerColumns,
  selectExampleRow,
  selectRoles,
  selectRowsWithoutPlace,
  selectUpdatedHeaders,
} from './downloadSelectors'
import { customerColumnsChosen, rolesChanged } from './downloadSlice'
import './ColumnConflict.css'

/** Chooses which of the customer's columns take cleansed values. Says what changes, and shows one row before and after. */
export function ColumnConflict() {
  const dispatch = useAppDispatch()
  const headers = useAppSelector(selectHeaders)
  const names = useAppSelector(selectConflictingHeaders)
  const updated = useAppSelector(selectUpdatedHeaders)
  const address = useAppSelector(selectAddressColumns)
  const roles = useAppSelector(selectRoles)
  const sent = useAppSelector(selectMappedColumns)
  const chosen = useAppSelector(selectCustomerColumns)
  const canCorrect = useAppSelector(selectCanCorrect)
  const withoutPlace = useAppSelector(selectRowsWithoutPlace)
  const isRecalled = useAppSelector((state) => state.download.isRecalled)
  const hasConflicts = names.length > 0
  if (!hasConflicts && address.length === 0) return null

  const unchanged = address.filter((column) => !updated.includes(headers[column]!))
  const meanings: Record<CustomerColumns, string> = {
    update: messages.updateMineMeans(
      updated,
      names.filter((name) => !updated.includes(name)),
      unchanged.map((column) => columnLabel(headers, column)),
    ),
    keep: hasConflicts ? messages.keepMineMeans(names[0]!) : messages.keepMineOnly,
    correct: messages.correctMineMeans(
      ROLES.map((role) => roles[role])
        .filter((column) => column !== undefined && !sent.includes(column))
        .map((column) => columnLabel(headers, column!)),
    ),
  }
  return (
    <section className="card columnConflict" aria-labelledby="column-conflict">
      <h2 id="column-conflict">{hasConflicts ? messages.conflict(names) : messages.addressColumns}</h2>
      <Radio.Group
        aria-labelledby="column-conflict"
        aria-describedby="column-conflict-means"
        value={chosen}
        options={[
          ...(updated.length > 0 ? [{ value: 'update', label: messages.updateMine }] : []),
          { value: 'keep', label: messages.keepMine },
          { value: 'correct', label: messages.correctMine, disabled: !canCorrect },
        ]}
        onChange={(event) => dispatch(customerColumnsChosen(event.target.value as CustomerColumns))}
      />
      <p id="column-conflict-means" className="quiet">
        {meanings[chosen]}
      </p>
      {isRecalled && (
        <p role="status" className="quiet">
          {messages.recalled}
        </p>
      )}
      {!canCorrect && <p className="quiet">{messages.correctMineWaits}</p>}
      {(chosen === 'correct' || !canCorrect) && <RoleList />}
      {withoutPlace.length > 0 && <p>{messages.withoutPlace(withoutPlace)}</p>}
      {(hasConflicts || chosen === 'correct') && <ExampleRow />}
    </section>
  )
}

/** The customer's address columns, with the component of the cleansed address that each takes. */
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
    <ul className="plainList roleList">
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

/** One row of the file, now and as it will be downloaded. */
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
