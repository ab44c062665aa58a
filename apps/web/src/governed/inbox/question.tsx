// A question with its context, the answers it allows and what each causes.
//
// QU1. Who was overtaken is told by whom and with what, and keeps what they wrote.
// QU2. Who may not answer is told who can, and sees the question without a form: nobody writes a judgement to have it refused.

import { type ReactNode, useState } from 'react'
import { useMay, useMayAnswer } from '../../api/may.ts'
import { RefusedError } from '../../api/request.ts'
import { usePhrases } from '../../language/language.tsx'
import { Notice } from '../../parts/page/notice.tsx'
import { Panel } from '../../parts/page/page.tsx'
import { AnswerForm } from '../answers/answer-form.tsx'
import { ClarifyForm } from '../answers/clarify-form.tsx'
import { type Answering, useAnswer } from '../answers/use-answer.ts'
import { type Item, isReadFromTask, isWaiting } from '../item.ts'
import { governedPhrases } from '../phrases.ts'
import { ReviewDesk } from '../review/review-desk.tsx'
import { ReviewedResult } from '../review/reviewed-result.tsx'
import { AskedAnew } from './asked-anew.tsx'
import { GivenAnswer } from './given-answer.tsx'
import { HandedNote } from './handed-note.tsx'
import styles from './inbox.module.css'
import { inboxPhrases } from './phrases.ts'
import { QuestionAbout } from './question-about.tsx'
import { SetAside, WasSetAside } from './set-aside.tsx'
import { WhatFollowed } from './what-followed.tsx'

export function Question({ item }: { readonly item: Item }) {
  const phrases = usePhrases(inboxPhrases)
  const answering = useAnswer(item.id)
  const may = useMay()
  const answersFor = useMayAnswer()
  const mayAnswer = isReadFromTask(item) ? may('answerItem') : answersFor(item.to)
  const { systems } = usePhrases(governedPhrases)
  const [wasWaiting] = useState(() => isWaiting(item))
  const isOpen = isWaiting(item)
  const { error, followed } = answering
  if (followed !== undefined) return <WhatFollowed item={item.id} tasks={followed.tasks} items={followed.items} />
  return (
    <div className={styles.question}>
      {!isOpen && wasWaiting && <Notice tone="warning">{phrases.tooLate}</Notice>}
      {!isOpen && <GivenAnswer item={item} />}
      {error instanceof RefusedError && error.document.code === 'ITEM_OUTDATED' && <AskedAnew item={item} />}
      {isOpen && <HandedNote item={item} />}
      <QuestionAbout item={item} />
      {item.state === 'set_aside' && <WasSetAside item={item} />}
      {isOpen && !mayAnswer && (
        <Notice>{phrases.notYours(item.to === 'user' ? phrases.someMember : (systems[item.to] ?? item.to))}</Notice>
      )}
      {isOpen && !mayAnswer && item.type === 'TaskReview' && (
        <Panel title={item.asks}>
          <ReviewedResult item={item} />
        </Panel>
      )}
      {wasWaiting && mayAnswer && (
        <AnswerPlace item={item} title={isOpen ? item.asks : phrases.yours}>
          <fieldset className={styles.bare} disabled={!isOpen}>
            <FormOf item={item} answering={answering} />
          </fieldset>
        </AnswerPlace>
      )}
      {item.state === 'open' && !isReadFromTask(item) && may('setItemAside') && mayAnswer && <SetAside item={item} />}
    </div>
  )
}

interface AnswerPlaceProps {
  readonly item: Item
  readonly title: string
  readonly children: ReactNode
}

/** The desk has panels of its own. */
function AnswerPlace({ item, title, children }: AnswerPlaceProps) {
  if (item.type !== 'TaskReview') return <Panel title={title}>{children}</Panel>
  return (
    <section className={styles.desk} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function FormOf(props: { readonly item: Item; readonly answering: Answering }) {
  switch (props.item.type) {
    case 'TaskReview':
      return <ReviewDesk {...props} />
    case 'PolicyVague':
      return <ClarifyForm {...props} />
    default:
      return <AnswerForm {...props} />
  }
}
