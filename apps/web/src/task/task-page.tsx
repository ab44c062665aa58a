// Everything about one task, of any lifecycle.

import type { EventView, TaskView } from '@pawl/contract'
import { lifecycles } from '@pawl/kernel'
import { Suspense, useMemo } from 'react'
import { useAsked } from '../api/operation.ts'
import { useDates } from '../language/dates.ts'
import { usePhrases } from '../language/language.tsx'
import { nameOf } from '../moves/use-move.ts'
import { Answered, isGone } from '../parts/page/answered.tsx'
import { Boundary } from '../parts/page/boundary.tsx'
import { onDemand } from '../parts/page/on-demand.ts'
import { Page, Panel } from '../parts/page/page.tsx'
import { Status } from '../parts/task/status.tsx'
import { GivenText } from '../parts/text/given-text.tsx'
import { Attachments } from './attachments.tsx'
import { Attempts } from './attempts.tsx'
import { Checklist } from './checklist.tsx'
import { CommentForm } from './comment-form.tsx'
import { NextMoves } from './next-moves.tsx'
import { Origin } from './origin.tsx'
import { taskPhrases } from './phrases.ts'
import { Sharing } from './sharing.tsx'
import { SkipTime } from './skip-time.tsx'
import { TaskFields } from './task-fields.tsx'
import styles from './task-page.module.css'
import { Timeline } from './timeline.tsx'

const LifecycleDiagram = onDemand(() => import('../diagram/lifecycle-diagram.tsx'))

export default function TaskPage({ task }: { readonly task: string }) {
  const phrases = usePhrases(taskPhrases)
  const asked = useAsked('showTask', { task })
  const history = useAsked('taskHistory', { task })
  const shown = isGone(asked) ? undefined : asked.data?.task
  return (
    <Page
      title={shown === undefined ? phrases.task(Number(task)) : nameOf(shown)}
      heading={shown && <Heading task={shown} />}
      beside={shown && <Status lifecycle={shown.lifecycle} status={shown.status} />}
      wide
    >
      <Answered query={asked}>
        {({ task: view, conversation }) => (
          <div className={styles.columns}>
            <div className={styles.main}>
              <Origin task={view} conversation={conversation} />
              <Panel title={phrases.next}>
                <NextMoves task={view} />
              </Panel>
              {view.lifecycle === 'todo' && view.recurrence !== undefined && <SkipTime task={view} />}
              <TaskFields task={view} />
              {view.lifecycle === 'todo' && <Checklist task={view} />}
              {view.lifecycle === 'todo' && <Sharing task={view} />}
              {view.lifecycle === 'governed' && <Attempts task={view} />}
              {view.lifecycle === 'room' && <Attachments task={view} />}
            </div>
            <div className={styles.side}>
              <Panel title={phrases.way}>
                <Way task={view} events={history.data?.events} />
              </Panel>
              <Panel title={phrases.history}>
                {view.lifecycle === 'todo' && <CommentForm task={view} />}
                <Answered query={history}>{({ events }) => <Timeline events={events} />}</Answered>
              </Panel>
            </div>
          </div>
        )}
      </Answered>
    </Page>
  )
}

function Heading({ task }: { readonly task: TaskView }) {
  const phrases = usePhrases(taskPhrases)
  const dates = useDates()
  return (
    <>
      <GivenText>{String(task.title ?? task.content ?? '')}</GivenText>
      <small className={styles.number} title={phrases.created(dates.full(task.createdAt), task.createdBy)}>
        #{task.number}
      </small>
    </>
  )
}

function Way({ task, events }: { readonly task: TaskView; readonly events: readonly EventView[] | undefined }) {
  const path = useMemo(
    () => (events ?? []).flatMap(({ from, to }) => (from === null || from === to ? [] : [{ from, to }])),
    [events],
  )
  return (
    <div className={styles.diagram}>
      <Boundary of="diagram">
        <Suspense fallback={null}>
          <LifecycleDiagram lifecycle={lifecycles[task.lifecycle]} path={path} current={task.status} />
        </Suspense>
      </Boundary>
    </div>
  )
}
