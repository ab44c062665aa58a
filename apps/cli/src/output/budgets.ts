// Budgets for the eyes of a person: how much, how much of it was used, and what waits for an answer.

import { type BudgetView, costText } from '@pawl/contract'
import type { Screen } from './screen.ts'

export function renderBudgets(budgets: readonly BudgetView[], screen: Screen): string {
  const { phrases } = screen
  if (budgets.length === 0) return phrases.budgets.none
  return budgets.map((budget) => budgetLine(budget, screen)).join('\n')
}

/** Twice what was used: the same amount again would be used up already. */
function enough({ costMicros, tokens, spentMicros, spentTokens }: BudgetView): { cost: number } | { tokens: number } {
  if (costMicros === null) return { tokens: 2 * Math.max(spentTokens, tokens ?? 1) }
  return { cost: Math.ceil((2 * Math.max(spentMicros, costMicros)) / 1_000_000) }
}

export function budgetLine(budget: BudgetView, { phrases, paint, words }: Screen): string {
  const { state, per, costMicros, tokens, spentMicros, spentTokens } = budget
  const parts = [
    costMicros === null ? undefined : phrases.budgets.of(costText(spentMicros), costText(costMicros)),
    tokens === null ? undefined : phrases.budgets.ofTokens(String(spentTokens), String(tokens)),
  ].filter((part) => part !== undefined)
  const line = `${paint('bold', budget.budget)}  ${parts.join(', ')} ${phrases.budgets.per[per]}  ${phrases.budgets.states[state]}`
  if (state !== 'spent') return line
  const kind = budget.budget.slice(0, budget.budget.indexOf(':'))
  const input = { [kind]: budget.budget.slice(kind.length + 1) }
  const ways = (['raise', 'once', 'stop'] as const).map((how) => {
    const amount = how === 'raise' ? enough(budget) : {}
    return `  ${words.say({ operation: 'answerBudget', input: { how, ...input, ...amount } })}`
  })
  return [paint('red', line), phrases.budgets.asked, ...ways].join('\n')
}
