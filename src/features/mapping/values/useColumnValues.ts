import { useEffect, useState } from 'react'
import type { AppThunk } from '../../../base/store/types'
import { useAppDispatch, useAppSelector } from '../../../base/store/hooks'
import { countValues, type ColumnValue } from '../../../domain/cleanse/columnValues'
import { selectRows } from '../../file/fileSlice'

/** The values of a column, counted in pieces; null until they are. */
export function useColumnValues(column: number, isOfNames: boolean): ColumnValue[] | null {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectRows)
  const [counted, setCounted] = useState<{ of: unknown[]; values: ColumnValue[] } | null>(null)
  const of = [rows, column, isOfNames]
  useEffect(() => {
    let isGone = false
    void dispatch(counting(rows, column, isOfNames)).then((values) => {
      if (!isGone) setCounted({ of: [rows, column, isOfNames], values })
    })
    return () => {
      isGone = true
    }
  }, [dispatch, rows, column, isOfNames])
  return counted?.of.every((each, at) => each === of[at]) ? counted.values : null
}

const counting =
  (rows: string[][], column: number, isOfNames: boolean): AppThunk<Promise<ColumnValue[]>> =>
  (_dispatch, _getState, deps) =>
    countValues(rows, column, isOfNames, deps.nextTask)
