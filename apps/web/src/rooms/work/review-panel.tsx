// What a person has to look at: accept it, send it back, or close it.

import type { RoomTaskView } from '@pawl/contract'
import { IfMay } from '../../api/may.ts'
import { useAsked } from '../../api/operation.ts'
import { usePhrases, useWords } from '../../language/language.tsx'
import { Markdown } from '../../parts/markdown/markdown.tsx'
import { Panel } from '../../parts/page/page.tsx'
import { useShownText } from '../../task/field-value.tsx'
import { ItemAction } from '../room/item-action.tsx'
import { useRoomChange } from '../room/room-change.ts'
import styles from '../room/room-page.module.css'
import type { RoomStatus } from '../room/room-page.tsx'
import { roomPhrases } from '../room/room-phrases.ts'
import { WorkItem } from '../room/work-item.tsx'
import { AnswerForm } from './answer-question.tsx'
import { isAsking } from './asking.ts'
import { SendBack } from './send-back.tsx'
import { WorkList } from './work-list.tsx'

/** What goes with work that is not over is looked at after that, so it stands last. */
export function ReviewPanel({ status: { review, reviewLater = [] } }: { readonly status: RoomStatus }) {
  const { review: phrases } = usePhrases(roomPhrases)
  if (review.length === 0) return null
  const after = new Map(reviewLater.map(({ task, after: numbers }) => [task, numbers]))
  const inOrder = review.toSorted((one, other) => Number(after.has(one.number)) - Number(after.has(other.number)))
  return (
    <Panel title={phrases.title}>
      <WorkList label={phrases.title}>
        {inOrder.map((task) => (
          <ReviewItem key={task.id} task={task} after={after.get(task.number)} />
        ))}
      </WorkList>
    </Panel>
  )
}

function ReviewItem({ task, after }: { readonly task: RoomTaskView; readonly after: readonly number[] | undefined }) {
  const { review: phrases, backlog } = usePhrases(roomPhrases)
  const accept = useRoomChange('markBacklogComplete', ({ task }) => phrases.accepted(task.number))
  const close = useRoomChange('closeBacklogTask', ({ task }) => backlog.closed(task.number))
  if (accept.isPending || close.isPending) return null
  const input = { task: task.id }
  return (
    <WorkItem task={task}>
      {after !== undefined && <p className={styles.soft}>{phrases.after(after.map((one) => `#${one}`).join(', '))}</p>}
      <Results task={task} />
      {isAsking(task) && (
        <IfMay run="answerItem">
          <AnswerForm task={task} />
        </IfMay>
      )}
      <div className={styles.actions}>
        <ItemAction
          trigger="markBacklogComplete"
          of={task.number}
          onAct={() => accept.run(input)}
          kind={after === undefined ? 'primary' : 'quiet'}
        />
        <IfMay run="sendBackForRework">
          <SendBack task={task} size="small" />
        </IfMay>
        <ItemAction trigger="cancelTask" of={task.number} onAct={() => close.run(input)} kind="quiet" />
      </div>
    </WorkItem>
  )
}

/** What came of it, and of the tasks it went with; why it failed, if it did. */
function Results({ task }: { readonly task: RoomTaskView }) {
  const { review: phrases } = usePhrases(roomPhrases)
  const words = useWords()
  const { data } = useAsked('showRoomTask', { task: task.id })
  const parents = (data?.parents ?? []).flatMap(({ number, result }) =>
    result === undefined ? [] : [{ title: phrases.resultOf(number), text: result }],
  )
  const own = task.result === undefined ? [] : [{ title: phrases.result, text: task.result }]
  const shown = useShownText()
  const failure =
    task.lastFailure === undefined
      ? []
      : [{ title: words.fields.lastFailure, text: shown('lastFailure', task.lastFailure) }]
  const said = (['question', 'setAsideBecause'] as const).flatMap((field) =>
    task[field] === undefined ? [] : [{ title: words.fields[field], text: task[field] }],
  )
  return [...said, ...own, ...parents, ...failure].map(({ title, text }) => (
    <div key={title} className={styles.result}>
      <div className={styles.soft}>{title}</div>
      <Markdown under={2}>{text}</Markdown>
    </div>
  ))
}
