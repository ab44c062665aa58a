// What was said and done in the room, as in a chat; who gave what to whom, as a picture.

import { useMemo, useState } from 'react'
import { useAsked } from '../../api/operation.ts'
import type { Result } from '../../api/request.ts'
import { useIsTurned, usePhrases } from '../../language/language.tsx'
import { Button } from '../../parts/form/button.tsx'
import { Answered } from '../../parts/page/answered.tsx'
import { Panel } from '../../parts/page/page.tsx'
import page from '../room/room-page.module.css'
import { roomPhrases } from '../room/room-phrases.ts'
import { HistoryList } from './history-list.tsx'
import { layOutSequence } from './sequence.ts'
import styles from './sequence-picture.module.css'
import { SequencePicture } from './sequence-picture.tsx'

const FIRST = 40
const MOST = 1000

export function HistoryPanel({ room }: { readonly room: string }) {
  const { history: phrases } = usePhrases(roomPhrases)
  const [limit, setLimit] = useState(FIRST)
  const history = useAsked('roomHistory', { room, limit }, { keepLast: true })
  const canGoBack = (history.data?.entries.length ?? 0) >= limit && limit < MOST
  return (
    <Panel
      title={phrases.title}
      beside={
        canGoBack && (
          <Button size="small" onClick={() => setLimit(Math.min(limit * 5, MOST))}>
            {phrases.earlier}
          </Button>
        )
      }
    >
      <Answered query={history}>
        {(history) =>
          history.entries.length === 0 ? <p className={page.empty}>{phrases.empty}</p> : <History history={history} />
        }
      </Answered>
    </Panel>
  )
}

function History({ history }: { readonly history: Result<'roomHistory'> }) {
  const { history: phrases } = usePhrases(roomPhrases)
  const isTurned = useIsTurned()
  const sequence = useMemo(() => layOutSequence(history, isTurned ? 'turned' : 'straight'), [history, isTurned])
  return (
    <>
      <HistoryList entries={history.entries} />
      <details className={styles.fold}>
        <summary>{phrases.asPicture}</summary>
        <SequencePicture sequence={sequence} />
      </details>
    </>
  )
}
