// What a task waits for and what waits for it; and the question to a person, where a blocker was dropped.

import type { LinkedTask, TaskView } from '@pawl/contract'
import { Link } from 'wouter'
import { useAsked, useChange } from '../api/operation.ts'
import { usePhrases } from '../language/language.tsx'
import { Button } from '../parts/form/button.tsx'
import { Panel } from '../parts/page/page.tsx'
import { useToasts } from '../parts/page/toasts.tsx'
import styles from './dependencies.module.css'
import { LinkedLine } from './linked-line.tsx'
import { dependencyPhrases } from './phrases.ts'

export function DependencyPanel({ task }: { readonly task: TaskView }) {
  return task.blockedBy === undefined && task.blocks === undefined ? null : <Dependencies task={task} />
}

function Dependencies({ task }: { readonly task: TaskView }) {
  const phrases = usePhrases(dependencyPhrases)
  const { data } = useAsked('showDependencies', { task: task.id })
  if (data === undefined) return null
  const { blockedBy, waitsFor, blocks, dropped, hidden } = data.dependencies
  const waits = blockedBy.filter(({ number }) => waitsFor.includes(number))
  const done = blockedBy.filter(({ number }) => !waitsFor.includes(number))
  return (
    <Panel title={phrases.dependencies} beside={<Link href={`/graph/${task.number}`}>{phrases.graph}</Link>}>
      {dropped.length > 0 && <DroppedQuestion task={task} />}
      <Group title={phrases.waits} tasks={waits} />
      <Group title={phrases.dependsOn} tasks={done} />
      <Group title={phrases.blocks} tasks={blocks} />
      {hidden > 0 && <p>{phrases.hidden(hidden)}</p>}
    </Panel>
  )
}

function Group({ title, tasks }: { readonly title: string; readonly tasks: readonly LinkedTask[] }) {
  if (tasks.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {tasks.map((one) => (
          <li key={one.number}>
            <LinkedLine task={one} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function DroppedQuestion({ task }: { readonly task: TaskView }) {
  const phrases = usePhrases(dependencyPhrases)
  const toasts = useToasts()
  const { mutateAsync, isPending } = useChange('unblockTask')
  const answer = async (given: 'go_on' | 'cancel') => {
    try {
      await mutateAsync({ task: task.id, answer: given })
      toasts.say(given === 'go_on' ? phrases.wentOn : phrases.cancelled)
    } catch (error) {
      toasts.sayError(error as Error)
    }
  }
  return (
    <div className={styles.question}>
      <p>{phrases.dropped}</p>
      <Button size="small" disabled={isPending} onClick={() => void answer('go_on')}>
        {phrases.goOn}
      </Button>
      <Button size="small" kind="danger" disabled={isPending} onClick={() => void answer('cancel')}>
        {phrases.cancel}
      </Button>
    </div>
  )
}
