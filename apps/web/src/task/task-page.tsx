// Everything about one task, of any lifecycle: what it is and what came of it first, then what happened, its rules folded.

import type { TaskView } from '@pawl/contract'
import { IfMay } from '../api/may.ts'
import { useAsked } from '../api/operation.ts'
import { DependencyPanel } from '../dependencies/dependency-panel.tsx'
import { useDates } from '../language/dates.ts'
import { usePhrases } from '../language/language.tsx'
import { Answered, isGone } from '../parts/page/answered.tsx'
import { Page, Panel } from '../parts/page/page.tsx'
import { headlineOf } from '../parts/task/headline.ts'
import { GivenText } from '../parts/text/given-text.tsx'
import { QuestionPanel } from '../rooms/work/answer-question.tsx'
import { Attachments } from './attachments.tsx'
import { AttemptList } from './attempt-list.tsx'
import { Attempts } from './attempts.tsx'
import { Checklist } from './checklist.tsx'
import { CommentForm } from './comment-form.tsx'
import { Editable, useIsEditable } from './editable-field.tsx'
import { NextMoves } from './next-moves.tsx'
import { Origin } from './origin.tsx'
import { taskPhrases } from './phrases.ts'
import { Rules } from './rules.tsx'
import { Sharing } from './sharing.tsx'
import { StateMenu } from './state-menu.tsx'
import { TaskContent } from './task-content.tsx'
import { TaskFields } from './task-fields.tsx'
import styles from './task-page.module.css'
import { Timeline } from './timeline.tsx'

export default function TaskPage({ task }: { readonly task: string }) {
  const phrases = usePhrases(taskPhrases)
  const asked = useAsked('showTask', { task })
  const history = useAsked('taskHistory', { task })
  // What is offered depends on who looks.
  const me = useAsked('whoAmI', {})
  const shown = isGone(asked) ? undefined : asked.data?.task
  const work = useWork(shown)
  return (
    <Page
      title={shown === undefined ? phrases.task(Number(task)) : headlineOf(shown)}
      heading={shown && <Heading task={shown} />}
      beside={shown && <BesideHeading task={shown} />}
      together
    >
      <Answered query={asked} together={[me, ...work]}>
        {({ task: view, conversation }) => (
          <div className={styles.columns}>
            <div className={styles.main}>
              <NextMoves task={view} />
              {view.lifecycle === 'room' && <QuestionPanel task={view} />}
              <TaskContent task={view} />
              {view.lifecycle === 'todo' && <Checklist task={view} />}
              {view.lifecycle === 'governed' && <Attempts task={view} />}
              {view.lifecycle !== 'todo' && <AttemptList task={view} />}
              {view.lifecycle === 'room' && <Attachments task={view} />}
            </div>
            <div className={styles.side}>
              <Origin task={view} conversation={conversation} />
              <TaskFields task={view} />
              <DependencyPanel task={view} />
              {view.lifecycle === 'todo' && <Sharing task={view} />}
            </div>
            {!history.isLoading && (
              <div className={styles.main}>
                <Panel title={phrases.activity}>
                  <Answered query={history}>{({ events }) => <Timeline events={events} />}</Answered>
                  {view.lifecycle === 'todo' && (
                    <IfMay run="commentTask">
                      <CommentForm task={view} />
                    </IfMay>
                  )}
                </Panel>
                <Rules task={view} events={history.data?.events} />
              </div>
            )}
          </div>
        )}
      </Answered>
    </Page>
  )
}

/** What is asked of work beside the task itself stands above the rest, and would push it down. */
function useWork(shown: TaskView | undefined) {
  const input = { task: shown?.id ?? '' }
  const attempts = useAsked('listAttempts', input, {
    enabled: shown !== undefined && shown.lifecycle !== 'todo',
  })
  const inRoom = useAsked('showRoomTask', input, { enabled: shown?.lifecycle === 'room' })
  return [attempts, inRoom]
}

function Heading({ task }: { readonly task: TaskView }) {
  const phrases = usePhrases(taskPhrases)
  const dates = useDates()
  return (
    <>
      <GivenText>{headlineOf(task)}</GivenText>
      <small className={styles.number} title={phrases.created(dates.full(task.createdAt), task.createdBy)}>
        #{task.number}
      </small>
    </>
  )
}

function BesideHeading({ task }: { readonly task: TaskView }) {
  const isEditable = useIsEditable(task)
  return (
    <>
      <StateMenu task={task} />
      {isEditable('title') && <Editable task={task} field="title" />}
    </>
  )
}
