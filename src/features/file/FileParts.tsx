import { CheckOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { isSameList, fileOffered, type FileRequest } from './fileSlice'
import { fileMessages as messages } from './fileMessages'
import { partsOf } from './fileNames'

/** Parts shown at first, and added each time: a file may have a thousand. */
const AT_ONCE = 12

interface FilePartsProps {
  request: FileRequest
  rows: number
  isLocked: boolean
}

/** Buttons for a file with more rows than the limit: all of it as a list, or one part, and which parts are done. */
export function FileParts({ request, rows, isLocked }: FilePartsProps) {
  const dispatch = useAppDispatch()
  const source = useAppSelector((state) => state.file.source)
  const doneParts = useAppSelector((state) => state.file.doneParts)
  const [count, setCount] = useState(AT_ONCE)
  const group = useRef<HTMLDivElement>(null)
  const parts = partsOf(rows)
  const showMore = () => {
    setCount(count + AT_ONCE)
    // The button goes once all parts are shown.
    if (count + AT_ONCE >= parts.length) group.current?.focus()
  }
  const isThere = source !== null && isSameList(source, request)
  const done = isThere ? doneParts : []

  return (
    <div ref={group} className="fileParts" role="group" aria-labelledby="file-parts" tabIndex={-1}>
      <Button
        type="primary"
        block
        disabled={isLocked}
        aria-describedby="cleanse-all"
        onClick={() =>
          dispatch(fileOffered({ ...request, isList: true, read: { ...request.read, part: 0 } }))
        }
      >
        {messages.cleanseAll(rows)}
      </Button>
      <p id="cleanse-all" className="quiet">
        {messages.cleanseAllMeans(parts.length)}
      </p>
      <p id="file-parts">{messages.parts(request.name)}</p>
      <div className="buttonRow">
        {parts.slice(0, Math.max(count, (source?.read.part ?? 0) + 2)).map(({ at, first, last }) => {
          const isLoaded = isThere && source.read.part === at
          const isDone = done.includes(at)
          return (
            <Button
              key={at}
              size="small"
              disabled={isLocked}
              aria-pressed={isLoaded}
              aria-describedby={isDone ? `part-${at}-done` : undefined}
              icon={isDone && <CheckOutlined aria-hidden />}
              onClick={() =>
                dispatch(fileOffered({ ...request, isList: false, read: { ...request.read, part: at } }))
              }
            >
              {messages.part(first, last)}
              {isDone && (
                <span id={`part-${at}-done`} hidden>
                  {messages.partDone}
                </span>
              )}
            </Button>
          )
        })}
      </div>
      {count < parts.length && (
        <Button type="link" size="small" onClick={showMore}>
          {messages.moreParts(Math.min(AT_ONCE, parts.length - count))}
        </Button>
      )}
    </div>
  )
}
