// Budgets that are used up: nothing new is begun there until a person decides.

import { type BudgetView, costText } from '@pawl/contract'
import { useLanguage, usePhrases } from '../../language/language.tsx'
import { Button } from '../../parts/form/button.tsx'
import { GivenText } from '../../parts/text/given-text.tsx'
import { budgetPhrases } from '../../rooms/room/budget-phrases.ts'
import { useRoomChange } from '../../rooms/room/room-change.ts'
import styles from './inbox.module.css'

export function SpentBudgets({ budgets }: { readonly budgets: readonly BudgetView[] }) {
  if (budgets.length === 0) return null
  return (
    <ul className={styles.lines}>
      {budgets.map((budget) => (
        <SpentBudget key={budget.budget} budget={budget} />
      ))}
    </ul>
  )
}

function SpentBudget({ budget }: { readonly budget: BudgetView }) {
  const phrases = usePhrases(budgetPhrases)
  const { language } = useLanguage()
  const answer = useRoomChange('answerBudget', () => phrases.saved)
  const { per, costMicros, tokens, spentMicros, spentTokens } = budget
  const number = (many: number) => many.toLocaleString(language)
  const end = budget.budget.indexOf(':')
  const place = { [budget.budget.slice(0, end)]: budget.budget.slice(end + 1) }
  const say = (how: 'once' | 'stop') => () => void answer.run({ how, ...place })
  return (
    <li className={styles.line}>
      <span className={styles.top}>
        <strong>{phrases.title}</strong> <GivenText>{budget.budget}</GivenText>
      </span>
      {costMicros !== null && (
        <span>{phrases.spent(costText(spentMicros), costText(costMicros), phrases.periods[per])}</span>
      )}
      {tokens !== null && <span>{phrases.tokens(number(spentTokens), number(tokens), phrases.periods[per])}</span>}
      <small>{phrases.asked}</small>
      <span className={styles.top}>
        <Button size="small" onClick={say('once')} disabled={answer.isPending}>
          {phrases.once}
        </Button>
        <Button size="small" onClick={say('stop')} disabled={answer.isPending}>
          {phrases.stop}
        </Button>
      </span>
    </li>
  )
}
