// Who holds a task: since when, when last seen, how far, what it prints; a word to it, and a way to take the task back from one
// that has gone silent.

import type { AgentView } from '@pawl/contract'
import { AgentParts } from '../../agents/agent-parts.tsx'
import { usePhrases, useWords } from '../../language/language.tsx'
import { ConfirmButton } from '../../parts/form/confirm-button.tsx'
import { ToneMark } from '../../parts/task/status.tsx'
import { Ago } from '../../parts/text/ago.tsx'
import { GivenText } from '../../parts/text/given-text.tsx'
import { useRoomChange } from '../room/room-change.ts'
import type { RoomStatus } from '../room/room-page.tsx'
import { roomPhrases } from '../room/room-phrases.ts'
import { WorkItem } from '../room/work-item.tsx'
import styles from './roles-panel.module.css'

interface WorkerProps {
  readonly task: RoomStatus['working'][number]
  /** What it printed and used; not known at once. */
  readonly agent: AgentView | undefined
}

export function Worker({ task, agent }: WorkerProps) {
  const { roles: phrases } = usePhrases(roomPhrases)
  const words = useWords()
  const takeBack = useRoomChange('resetStuckTask', ({ task }) => phrases.tookBack(task.number))
  const { number, holder, since, lastSeen, state, progress } = task
  const suspect = state === 'suspect'
  return (
    <WorkItem task={task} state={state} beside={suspect && <ToneMark tone="bad">{phrases.states.suspect}</ToneMark>}>
      <dl className={styles.facts}>
        {progress !== undefined && (
          <div>
            <dt>{words.fields.progress}</dt>
            <dd>
              <GivenText>{progress}</GivenText>
            </dd>
          </div>
        )}
        <div>
          <dt>{phrases.since}</dt>
          <dd>
            <Ago at={since} />
          </dd>
        </div>
        {lastSeen !== null && (
          <div>
            <dt>{phrases.lastSeen}</dt>
            <dd>
              <Ago at={lastSeen} />
            </dd>
          </div>
        )}
        <div>
          <dt>{words.fields.claimedBy}</dt>
          <dd>
            <GivenText>{holder}</GivenText>
          </dd>
        </div>
      </dl>
      {suspect && (
        <div>
          <ConfirmButton
            kind="danger"
            size="small"
            label={phrases.takeBack}
            question={phrases.takeBackAsk(number)}
            disabled={takeBack.isPending}
            onConfirm={() => takeBack.run({ task: String(number) })}
          >
            <p>{phrases.takeBackMeans(holder)}</p>
          </ConfirmButton>
        </div>
      )}
      {agent !== undefined && <AgentParts agent={agent} />}
    </WorkItem>
  )
}
