// What a question is about: the task and its initiative, why it is asked, and what was judged before.

import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { IfMay } from '../../api/may.ts'
import { useAsked } from '../../api/operation.ts'
import { usePhrases, useWords } from '../../language/language.tsx'
import { Markdown } from '../../parts/markdown/markdown.tsx'
import { Panel } from '../../parts/page/page.tsx'
import { GivenText } from '../../parts/text/given-text.tsx'
import { bodyOf, type Item } from '../item.ts'
import { governedPhrases } from '../phrases.ts'
import { EarlierVerdicts } from './earlier-verdicts.tsx'
import styles from './inbox.module.css'
import { inboxPhrases } from './phrases.ts'

export function QuestionAbout({ item }: { readonly item: Item }) {
  const phrases = usePhrases(inboxPhrases)
  const governed = usePhrases(governedPhrases)
  const words = useWords().fields
  const body = bodyOf(item)
  const { initiative_id: initiative, task_id, task_number, title } = body
  const isReview = item.type === 'TaskReview'
  const facts = (
    <>
      <dl className={isReview ? styles.aboutReview : styles.about}>
        {task_id !== undefined && (
          <Fact name={phrases.task}>
            <Link href={`/task/${task_number ?? task_id}`}>
              {task_number !== undefined && <bdi>#{task_number}</bdi>} <GivenText>{title}</GivenText>
            </Link>
          </Fact>
        )}
        {initiative !== undefined && (
          <Fact name={governed.initiative}>
            <InitiativeName initiative={initiative} isNameOnly={isReview} />
          </Fact>
        )}
        <TextFact name={phrases.reason} text={body.reason} />
        <TextFact name={words.owner ?? ''} text={body.owner} />
        <TextFact name={words.next_action ?? ''} text={body.next_action} />
        <TextFact name={phrases.toFindOut} text={body.question} />
        {!isReview && <TextFact name={governed.result} text={body.result} />}
        {body.violated !== undefined && (
          <Fact name={phrases.violated}>
            {body.violated.map(({ policy_id, reasoning }) => (
              <div key={policy_id}>
                <strong>
                  <GivenText>{policy_id}</GivenText>
                </strong>
                <Markdown>{reasoning}</Markdown>
              </div>
            ))}
          </Fact>
        )}
      </dl>
      {task_id !== undefined && initiative !== undefined && (
        <IfMay run="evidence">
          <EarlierVerdicts task={task_id} />
        </IfMay>
      )}
    </>
  )
  // At the desk the result comes first: what it is of stands in one line above it.
  return isReview ? <div className={styles.aboutLine}>{facts}</div> : <Panel title={phrases.about}>{facts}</Panel>
}

function InitiativeName({ initiative, isNameOnly }: { readonly initiative: string; readonly isNameOnly: boolean }) {
  const { title, description } = useAsked('showInitiative', { initiative }).data?.initiative.body ?? {}
  return (
    <>
      <Link href={`/initiatives/${initiative}`}>
        <GivenText>{String(title ?? initiative)}</GivenText>
      </Link>
      {description !== undefined && !isNameOnly && <Markdown>{String(description)}</Markdown>}
    </>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function TextFact({ name, text }: { readonly name: string; readonly text: string | undefined }) {
  return text === undefined ? null : (
    <Fact name={name}>
      <Markdown>{text}</Markdown>
    </Fact>
  )
}
