// The log of an attempt as it grows, by the server's stream. What is long is kept by its end.

import { useEffect, useState } from 'react'
import { followEvents } from '../api/event-stream.ts'
import type { Result } from '../api/request.ts'

type Log = Result<'showLog'>
type Piece = Log['pieces'][number]

interface FollowedLog {
  readonly pieces: readonly Piece[]
  /** Undefined until the first answer. */
  readonly running: boolean | undefined
}

/** How many characters stay on the screen. */
const KEPT = 200_000
const NOTHING: FollowedLog = { pieces: [], running: undefined }

export function useLog(task: number, attempt: number): FollowedLog {
  const [log, setLog] = useState(NOTHING)
  useEffect(() => {
    setLog(NOTHING)
    const over = new AbortController()
    const onMessage = ({ data }: { readonly data: string }) => {
      const more = JSON.parse(data) as Log
      setLog(({ pieces }) => ({ pieces: shortened([...pieces, ...more.pieces]), running: more.running }))
      if (!more.running && !more.more) over.abort()
    }
    const nothing = () => {}
    const path = `/api/tasks/${task}/log/stream?attempt=${attempt}`
    void followEvents({ onMessage, onState: nothing, onRefused: nothing }, over.signal, path)
    return () => over.abort()
  }, [task, attempt])
  return log
}

function shortened(pieces: readonly Piece[]): readonly Piece[] {
  let left = KEPT
  const from = pieces.findLastIndex(({ text }) => {
    left -= text.length
    return left < 0
  })
  return pieces.slice(from + 1)
}
