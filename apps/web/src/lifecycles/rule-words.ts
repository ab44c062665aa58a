// The parts of a rule as sentences of the reader's language.

import { INCREMENT, type LifecycleName, NOW, PROVIDED, type TransitionRule, validationsOf } from '@pawl/kernel'
import { usePhrases, useWords } from '../language/language.tsx'
import { lifecyclesPhrases } from './phrases.ts'

export function useRuleWords(lifecycle: LifecycleName, rule: TransitionRule) {
  const phrases = usePhrases(lifecyclesPhrases)
  const words = useWords()
  const field = (name: string) => words.fields[name] ?? name
  const list = (names: readonly string[]) => (names.length === 0 ? phrases.nothing : names.join(', '))
  const value = (given: unknown) => {
    if (given === NOW) return phrases.setTo.now
    if (given === PROVIDED) return phrases.setTo.provided
    if (given === INCREMENT) return phrases.setTo.increment
    return words.lifecycles[lifecycle].statuses[String(given)]?.name ?? String(given)
  }
  return {
    who: rule.by.map((who) => words.relations[who]).join('; '),
    required: list((rule.requiredFields ?? []).map(field)),
    sets: list(Object.entries(rule.setFields ?? {}).map(([name, given]) => `${field(name)}: ${value(given)}`)),
    clears: list((rule.clearFields ?? []).map(field)),
    condition: validationsOf(rule)
      .map((name) => phrases.conditions[name])
      .join('; '),
  }
}
