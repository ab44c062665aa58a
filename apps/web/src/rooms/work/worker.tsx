// Who holds a task: since when, when last seen, how far; and a way to take it back from whoever has gone silent.

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

export function Worker({ task }: { readonly task: RoomStatus['working'][number] }) {
  const { roles: phrases } = usePhrases(roomPhrases)
  const words = useWords()
  const takeBack = useRoomChange('resetStuckTask', ({ task }) => phrases.tookBack(task.number))
  const { number, holder, since, lastSeen, state, progress } = task
  const suspect = state === 'suspect'
  return (
    <WorkItem task={task} state={state} beside={suspect && <ToneMark tone="bad">{phrases.states.suspect}</ToneMark>}>
      <dl className={styles.facts}>
        <div>
          <dt>{words.fields.claimedBy}</dt>
          <dd>
            <GivenText>{holder}</GivenText>
          </dd>
        </div>
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
        {progress !== undefined && (
          <div>
            <dt>{words.fields.progress}</dt>
            <dd>
              <GivenText>{progress}</GivenText>
            </dd>
          </div>
        )}
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
    </WorkItem>
  )
}
