// An item of the backlog: it can go to the queue, its score can be changed; along with a task, and closing it, from its menu.

import type { RoomTaskView } from '@pawl/contract'
import { cutText } from '@pawl/kernel'
import { Ellipsis } from 'lucide-react'
import { useRef, useState } from 'react'
import { useMay } from '../../api/may.ts'
import { usePhrases, useWords } from '../../language/language.tsx'
import { Button } from '../../parts/form/button.tsx'
import { Menu } from '../../parts/form/menu.tsx'
import { readDraft } from '../../parts/form/use-draft.ts'
import { useFormDraft } from '../../parts/form/use-form-draft.ts'
import { partPhrases } from '../../parts/phrases.ts'
import { ItemAction } from '../room/item-action.tsx'
import { useRoomChange } from '../room/room-change.ts'
import list from '../room/room-page.module.css'
import { roomPhrases } from '../room/room-phrases.ts'
import { WorkItem } from '../room/work-item.tsx'
import { focusList } from '../work/work-list.tsx'
import styles from './backlog-panel.module.css'
import { readScore, ScoreInputs, ScoreText } from './score.tsx'

interface BacklogItemProps {
  readonly task: RoomTaskView
  /** The tasks it could go along with. */
  readonly canTake: readonly RoomTaskView[]
}

export function BacklogItem({ task, canTake }: BacklogItemProps) {
  const { backlog: phrases, finished } = usePhrases(roomPhrases)
  const { triggers } = useWords().lifecycles.room
  const [scoring, setScoring] = useState(() => readDraft(scoreDraft(task)) !== undefined)
  const may = useMay()
  const actions = useRef<HTMLDivElement>(null)
  const reopen = useRoomChange('reopenBacklogTask', ({ task }) => finished.reopened(task.number))
  const close = useRoomChange('closeBacklogTask', ({ task }) => phrases.closed(task.number))
  const move = useRoomChange('moveToQueue', ({ task }) => phrases.moved(task.number))
  const attach = useRoomChange('attachToMessage', ({ task, parent }) => phrases.attached(task.number, parent.number))
  if (close.isPending || move.isPending || attach.isPending) return null
  const input = { task: task.id }
  const leave = (go: () => unknown) => () => {
    if (actions.current !== null) focusList(actions.current)
    void go()
  }
  const takers = may('attachToMessage') ? canTake : []
  const others = [
    ...takers.map(({ id, number, content }) => ({
      key: id,
      label: phrases.attachTo(number, cutText(content, 60)),
      run: leave(() => attach.run({ ...input, to: id })),
    })),
    ...(may('cancelTask')
      ? [{ key: 'close', label: triggers.cancelTask, danger: true, run: leave(() => close.run(input, wayBack)) }]
      : []),
  ]
  const wayBack = { label: triggers.reopenBacklogTask ?? '', run: () => void reopen.run(input) }
  return (
    <WorkItem task={task} isInGroup facts={<ScoreText score={task} />}>
      {scoring && <ScoreForm task={task} onDone={() => setScoring(false)} />}
      <div ref={actions} className={list.actions}>
        <ItemAction trigger="moveToQueue" of={task.number} onAct={() => move.run(input)} />
        {may('scoreBacklogTask') && (
          <Button
            size="small"
            kind="quiet"
            aria-expanded={scoring}
            aria-label={phrases.scoreOf(task.number)}
            onClick={() => setScoring(!scoring)}
          >
            {phrases.score}
          </Button>
        )}
        {others.length > 0 && (
          <Menu label={phrases.moreFor(task.number)} icon={<Ellipsis size={18} aria-hidden />} items={() => others} />
        )}
      </div>
    </WorkItem>
  )
}

const scoreDraft = ({ id }: RoomTaskView) => `score.${id}`

function ScoreForm({ task, onDone }: { readonly task: RoomTaskView; readonly onDone: () => void }) {
  const { backlog: phrases } = usePhrases(roomPhrases)
  const parts = usePhrases(partPhrases)
  const draft = scoreDraft(task)
  const { given, onChange, clear } = useFormDraft(draft)
  const score = useRoomChange('scoreBacklogTask', ({ task }) => phrases.scored(task.number), [draft])
  const leave = () => {
    clear()
    onDone()
  }
  const save = async (form: FormData) => {
    if ((await score.run({ task: task.id, ...readScore(form) })) === 'done') leave()
  }
  return (
    <form
      className={styles.form}
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault()
        void save(new FormData(event.currentTarget))
      }}
    >
      <ScoreInputs score={{ ...task, ...given }} />
      <div className={list.actions}>
        <Button type="submit" size="small" kind="primary" disabled={score.isPending}>
          {parts.save}
        </Button>
        <Button size="small" kind="quiet" onClick={leave}>
          {parts.cancel}
        </Button>
      </div>
    </form>
  )
}
