// One attempt in the report: what happened, what was handed in, how it was judged, what was asked and answered.

import type { ReactNode } from 'react'
import type { Result } from '../../api/request.ts'
import { useDates } from '../../language/dates.ts'
import { isolated } from '../../language/isolated.ts'
import { usePhrases } from '../../language/language.tsx'
import { Markdown } from '../../parts/markdown/markdown.tsx'
import { Status } from '../../parts/task/status.tsx'
import { GivenText } from '../../parts/text/given-text.tsx'
import { AnswerView } from '../answers/answer-view.tsx'
import { useQuestionName } from '../answers/use-question-name.ts'
import { governedPhrases } from '../phrases.ts'
import { useStateName } from '../record-states.ts'
import type { TaskNames } from '../task-names.ts'
import { VerdictChip } from '../verdict-chip.tsx'
import { EventTable } from './event-table.tsx'
import styles from './evidence.module.css'
import { evidencePhrases } from './phrases.ts'
import { Told } from './told.tsx'

type Attempt = Result<'evidence'>['attempts'][number]

interface AttemptReportProps {
  readonly attempt: Attempt
  readonly number: number
  readonly names: TaskNames
}

export function AttemptReport({ attempt, number, names }: AttemptReportProps) {
  const phrases = usePhrases(evidencePhrases)
  const { task } = attempt
  return (
    <section className={styles.attempt}>
      <h2>
        {phrases.attempt(number)}: <bdi>#{task.number}</bdi> <GivenText>{task.title}</GivenText>{' '}
        <Status lifecycle="governed" status={task.status} />
      </h2>
      {task.description !== undefined && <Markdown>{task.description}</Markdown>}
      <h3>{phrases.happened}</h3>
      <EventTable events={attempt.events} names={names} />
      <Results results={attempt.results} />
      <Verdicts cases={attempt.cases} />
      <Questions items={attempt.items} />
      <Told messages={attempt.messages} title={phrases.told} />
    </section>
  )
}

function Results({ results }: Pick<Attempt, 'results'>) {
  const phrases = usePhrases(evidencePhrases)
  const dates = useDates()
  return (
    <Part title={phrases.results} none={phrases.noResult}>
      {results.map(({ id, body, actor, at }) => (
        <figure key={id} className={styles.result}>
          <figcaption>{phrases.resultOf(Number(body.version), isolated(actor), isolated(dates.exact(at)))}</figcaption>
          <Markdown under={3}>{String(body.result)}</Markdown>
        </figure>
      ))}
    </Part>
  )
}

function Verdicts({ cases }: Pick<Attempt, 'cases'>) {
  const phrases = usePhrases(evidencePhrases)
  const { version } = usePhrases(governedPhrases)
  const dates = useDates()
  return (
    <Part title={phrases.verdicts} none={phrases.noVerdict}>
      {cases.map(({ id, body, actor, at }) => (
        <div key={id} className={styles.entry}>
          <p>
            <VerdictChip verdict={String(body.verdict)} /> <GivenText>{String(body.policy_id)}</GivenText>,{' '}
            {version(Number(body.policy_version))}, {phrases.onResult(Number(body.result_version))}{' '}
            <small>
              <bdi>{actor}</bdi>, {dates.exact(at)}
            </small>
          </p>
          <Markdown under={3}>{String(body.reasoning)}</Markdown>
        </div>
      ))}
    </Part>
  )
}

function Questions({ items }: Pick<Attempt, 'items'>) {
  const phrases = usePhrases(evidencePhrases)
  const stateName = useStateName('item')
  const nameOf = useQuestionName()
  const dates = useDates()
  return (
    <Part title={phrases.questions} none={phrases.noQuestion}>
      {items.map(({ id, body, state, actor, at }) => {
        const type = String(body.type)
        return (
          <div key={id} className={styles.entry}>
            <p>
              <strong>{nameOf(type)}</strong>: {stateName(state)}{' '}
              <small>{phrases.askedTo(isolated(actor), isolated(dates.exact(at)))}</small>
            </p>
            {/* The answer of a review is its verdicts: they are above. */}
            {state === 'answered' && type !== 'TaskReview' && <AnswerView type={type} answer={body.answer} />}
          </div>
        )
      })}
    </Part>
  )
}

interface PartProps {
  readonly title: string
  readonly none: string
  readonly children: readonly ReactNode[]
}

function Part({ title, none, children }: PartProps) {
  return (
    <>
      <h3>{title}</h3>
      {children.length === 0 ? <p className={styles.soft}>{none}</p> : children}
    </>
  )
}
