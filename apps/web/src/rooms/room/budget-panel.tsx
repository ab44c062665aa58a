// How much may be used in a room: what was, the question once it is used up, and the amount itself.

import { type BudgetView, costText } from '@pawl/contract'
import type { FormEvent } from 'react'
import { IfMay } from '../../api/may.ts'
import { useAsked } from '../../api/operation.ts'
import { useLanguage, usePhrases } from '../../language/language.tsx'
import { Button } from '../../parts/form/button.tsx'
import { Field, inputClass } from '../../parts/form/field.tsx'
import { TextField } from '../../parts/form/text-field.tsx'
import { useDraft } from '../../parts/form/use-draft.ts'
import { Panel } from '../../parts/page/page.tsx'
import { budgetPhrases } from './budget-phrases.ts'
import { useRoomChange } from './room-change.ts'
import styles from './room-page.module.css'

const PERIODS = ['day', 'week', 'total'] as const

export function BudgetPanel({ room }: { readonly room: string }) {
  const phrases = usePhrases(budgetPhrases)
  const { data } = useAsked('listBudgets', {})
  const budget = data?.budgets.find((one) => one.budget === `room:${room}` && one.state !== 'removed')
  return (
    <Panel title={phrases.title}>
      {data !== undefined && budget === undefined && <p className={styles.soft}>{phrases.none}</p>}
      {budget !== undefined && <Used budget={budget} />}
      <IfMay run="setBudget">
        <Amount room={room} budget={budget} />
      </IfMay>
    </Panel>
  )
}

function Used({ budget }: { readonly budget: BudgetView }) {
  const phrases = usePhrases(budgetPhrases)
  const { language } = useLanguage()
  const { state, per, costMicros, tokens, spentMicros, spentTokens } = budget
  const number = (many: number) => many.toLocaleString(language)
  return (
    <>
      {costMicros !== null && <p>{phrases.spent(costText(spentMicros), costText(costMicros), phrases.periods[per])}</p>}
      {tokens !== null && <p>{phrases.tokens(number(spentTokens), number(tokens), phrases.periods[per])}</p>}
      {state === 'spent' && <p role="alert">{phrases.asked}</p>}
      {state === 'stopped' && <p>{phrases.stopped}</p>}
    </>
  )
}

function Amount({ room, budget }: { readonly room: string; readonly budget: BudgetView | undefined }) {
  const phrases = usePhrases(budgetPhrases)
  const [cost, setCost] = useDraft(`budget.${room}`, '')
  const [per, setPer] = useDraft<(typeof PERIODS)[number]>(`budget.${room}.per`, 'day')
  const set = useRoomChange('setBudget', () => phrases.saved, [`budget.${room}`, `budget.${room}.per`])
  const answer = useRoomChange('answerBudget', () => phrases.saved, [`budget.${room}`])
  const isOver = budget?.state === 'spent' || budget?.state === 'stopped'
  const amount = Number(cost)
  const isAmount = cost.trim() !== '' && amount > 0
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isAmount) return
    const how = isOver
      ? await answer.run({ how: 'raise', room, cost: amount })
      : await set.run({ room, cost: amount, per })
    if (how === 'done') setCost('')
  }
  const say = (how: 'once' | 'stop' | 'remove') => () => void answer.run({ how, room })
  return (
    <form className={styles.more} onSubmit={(event) => void onSubmit(event)}>
      <TextField label={phrases.cost} hint={phrases.costHint} value={cost} onChange={setCost} limit={12} />
      {!isOver && (
        <Field label={phrases.per}>
          <select
            className={inputClass}
            value={per}
            onChange={({ target }) => setPer(target.value as (typeof PERIODS)[number])}
          >
            {PERIODS.map((one) => (
              <option key={one} value={one}>
                {phrases.periods[one]}
              </option>
            ))}
          </select>
        </Field>
      )}
      <div className={styles.actions}>
        <Button type="submit" size="small" disabled={!isAmount}>
          {isOver ? phrases.raise : phrases.set}
        </Button>
        {budget?.state === 'spent' && (
          <>
            <Button size="small" onClick={say('once')}>
              {phrases.once}
            </Button>
            <Button size="small" onClick={say('stop')}>
              {phrases.stop}
            </Button>
          </>
        )}
        {budget !== undefined && (
          <Button size="small" kind="quiet" onClick={say('remove')}>
            {phrases.remove}
          </Button>
        )}
      </div>
    </form>
  )
}
