// What was said and done in the room, as in a team chat: the newest last, below it what waits for a person, and where to write.
// Who gave what to whom is a picture of the same.

import { Workflow } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useAsked } from '../../api/operation.ts'
import type { Result } from '../../api/request.ts'
import { useIsTurned, usePhrases } from '../../language/language.tsx'
import { Button } from '../../parts/form/button.tsx'
import { IconButton } from '../../parts/form/icon-button.tsx'
import { Answered } from '../../parts/page/answered.tsx'
import { useStayAtEnd } from '../../parts/page/use-stay-at-end.ts'
import page from '../room/room-page.module.css'
import { roomPhrases } from '../room/room-phrases.ts'
import { HistoryList } from './history-list.tsx'
import { layOutSequence } from './sequence.ts'
import { SequencePicture } from './sequence-picture.tsx'
import styles from './talk.module.css'

const FIRST = 40
const MOST = 1000

interface TalkProps {
  readonly room: string
  /** What follows the last that was said. */
  readonly after: ReactNode
  readonly composer: ReactNode
}

export function Talk({ room, after, composer }: TalkProps) {
  const { history: phrases } = usePhrases(roomPhrases)
  const [limit, setLimit] = useState(FIRST)
  const [isPicture, setPicture] = useState(false)
  const history = useAsked('roomHistory', { room, limit }, { keepLast: true })
  const entries = history.data?.entries.length ?? 0
  // Who reads what was said before is left there, whatever agents do meanwhile.
  const stream = useStayAtEnd(entries === 0 ? 0 : 1)
  return (
    <section className={styles.talk} aria-label={phrases.title}>
      <div className={styles.head}>
        <h2>{phrases.title}</h2>
        <IconButton
          size="small"
          aria-pressed={isPicture}
          label={phrases.asPicture}
          onClick={() => setPicture(!isPicture)}
        >
          <Workflow size={16} aria-hidden />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div ref={stream} className={styles.stream} role="log" aria-label={phrases.title} tabIndex={0}>
        <div className={styles.said}>
          {entries >= limit && limit < MOST && (
            <Button size="small" kind="quiet" onClick={() => setLimit(Math.min(limit * 5, MOST))}>
              {phrases.earlier}
            </Button>
          )}
          <Answered query={history}>
            {(history) =>
              history.entries.length === 0 ? (
                <p className={page.empty}>{phrases.empty}</p>
              ) : isPicture ? (
                <Picture history={history} />
              ) : (
                <HistoryList entries={history.entries} />
              )
            }
          </Answered>
        </div>
        {!history.isLoading && after}
      </div>
      {composer}
    </section>
  )
}

function Picture({ history }: { readonly history: Result<'roomHistory'> }) {
  const isTurned = useIsTurned()
  const sequence = useMemo(() => layOutSequence(history, isTurned ? 'turned' : 'straight'), [history, isTurned])
  return <SequencePicture sequence={sequence} />
}
