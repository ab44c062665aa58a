// The form of a question, made from the answers it allows. Anything can be written as JSON instead.

import { type FormEvent, type ReactNode, useState } from 'react'
import { usePhrases } from '../../language/language.tsx'
import { Button } from '../../parts/form/button.tsx'
import { useDraft } from '../../parts/form/use-draft.ts'
import { ErrorNotice } from '../../parts/page/notice.tsx'
import type { Item } from '../item.ts'
import { ProblemsContext } from './answer-problems.ts'
import styles from './answers.module.css'
import { JsonInput } from './json-input.tsx'
import { answerPhrases } from './phrases.ts'
import { QuestionContext } from './question-context.ts'
import { emptyOf, kindOf, schemaOf, wayName } from './schema.ts'
import { SchemaField } from './schema-field.tsx'
import { type Answering, answerDraft } from './use-answer.ts'

interface AnswerFormProps {
  readonly item: Item
  readonly answering: Answering
}

export function AnswerForm({ item, answering }: AnswerFormProps) {
  const phrases = usePhrases(answerPhrases)
  const schema = schemaOf(item)
  const [answer, setAnswer] = useDraft<unknown>(answerDraft(item.id), emptyOf(schema))
  const [asJson, setAsJson] = useState(kindOf(schema) === 'json')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (answer !== undefined) answering.send(answer)
  }
  const props = { path: '', label: asJson ? phrases.json : phrases.answer, value: answer, onChange: setAnswer }
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <QuestionContext value={item}>
        <ProblemsContext value={answering.problems}>
          {asJson ? <JsonInput {...props} /> : <SchemaField {...props} schema={schema} />}
        </ProblemsContext>
      </QuestionContext>
      <SendAnswer item={item} answering={answering} isReady={answer !== undefined}>
        <Button kind="quiet" size="small" onClick={() => setAsJson(!asJson)}>
          {asJson ? phrases.asForm : phrases.asJson}
        </Button>
      </SendAnswer>
    </form>
  )
}

interface SendAnswerProps {
  readonly item: Item
  readonly answering: Answering
  readonly isReady: boolean
  readonly children?: ReactNode
}

/** Where there is but one way to answer, the button is that way. */
export function SendAnswer({ item, answering, isReady, children }: SendAnswerProps) {
  const phrases = usePhrases(answerPhrases)
  const schema = schemaOf(item)
  const labels = phrases.questions[item.type]?.ways
  const label = kindOf(schema) === 'ways' ? undefined : (labels?.[wayName(schema)] ?? labels?.[''])
  const [only, ...others] = item.ways ?? []
  return (
    <>
      {only !== undefined && others.length === 0 && (
        <p className={styles.follows}>
          <strong>{phrases.follows}:</strong> {only.causes}
        </p>
      )}
      {answering.error !== undefined && <ErrorNotice error={answering.error} />}
      <div className={styles.send}>
        <Button type="submit" kind="primary" disabled={!isReady || answering.isSending}>
          {label ?? phrases.answer}
        </Button>
        {!isReady && <small>{phrases.choose}</small>}
        {children}
      </div>
    </>
  )
}
