// An answer to `why`, for the eyes of a person.

import { type Operations, type ResultOf, textsOf, wordsOf } from '@pawl/contract'
import type { TransitionRule, TransitionVariables, ValidationName } from '@pawl/kernel'
import { moveCommand } from './move-command.ts'
import type { Screen } from './screen.ts'
import { statusName } from './table-words.ts'

export function renderWhy(why: ResultOf<Operations['whyTask']>, screen: Screen): string {
  const { phrases, paint } = screen
  const { relations } = wordsOf[screen.language]
  const { task } = why
  const status = (name: string) => statusName(task.lifecycle, name, screen)
  const rule = why.rule as unknown as TransitionRule | null
  const lines = [
    why.allowed
      ? paint('green', phrases.allowed(task.number, status(task.status), status(why.to), rule?.trigger ?? ''))
      : paint('red', phrases.refused(task.number, status(task.status), status(why.to))),
  ]
  if (!why.allowed && why.refusal !== null && rule !== null) lines.push(`  ${reason(why.refusal, screen)}`)
  if (why.missingFields.length > 0) lines.push(`  ${phrases.needs(why.missingFields.join(', '))}`)
  const sets = Object.keys(rule?.setFields ?? {})
  if (sets.length > 0) lines.push(`  ${phrases.sets(sets.join(', '))}`)
  if (rule?.clearFields?.length) lines.push(`  ${phrases.clears(rule.clearFields.join(', '))}`)
  if (rule !== null) lines.push(`  ${phrases.whoMay(rule.by.map((who) => relations[who]).join('; '))}`)
  if (why.allowed) return lines.join('\n')

  if (why.path !== null && why.path.length > 0) {
    lines.push(
      phrases.theWay,
      ...why.path.map(
        (step) => `  ${moveCommand(task, step.trigger, screen)}  ${paint('dim', `→ ${status(step.to)}`)}`,
      ),
    )
  } else if (why.path === null) {
    const moves = (why.refusal?.variables as TransitionVariables | undefined)?.validTransitions ?? []
    lines.push(phrases.noWay, ...moves.map((move) => `  ${status(move.to)}  ${paint('dim', `(${move.trigger})`)}`))
  } else {
    lines.push(`  ${textsOf[screen.language].guidance.alreadyThere(status(task.status))}`)
  }
  return lines.join('\n')
}

function reason(refusal: Record<string, unknown>, screen: Screen): string {
  const variables = refusal.variables as TransitionVariables
  const name = variables.validationReason as ValidationName | undefined
  const known = name === undefined ? undefined : textsOf[screen.language].validations[name]
  return known ?? String(refusal.message)
}
