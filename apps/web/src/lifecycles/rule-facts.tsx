// A rule in words: who may, what must be given, what it sets and clears, and on what condition.

import type { LifecycleName, TransitionRule } from '@pawl/kernel'
import { lifecycles } from '@pawl/kernel'
import { ArrowRight } from 'lucide-react'
import { usePhrases, useWords } from '../language/language.tsx'
import { Status } from '../parts/task/status.tsx'
import { Fact } from './fact.tsx'
import styles from './lifecycles.module.css'
import { lifecyclesPhrases } from './phrases.ts'
import { useRuleWords } from './rule-words.ts'

interface RuleFactsProps {
  readonly lifecycle: LifecycleName
  readonly rule: TransitionRule
}

export function RuleFacts({ lifecycle, rule }: RuleFactsProps) {
  const phrases = usePhrases(lifecyclesPhrases)
  const words = useWords().lifecycles[lifecycle]
  const said = useRuleWords(lifecycle, rule)
  const destructive: readonly string[] = lifecycles[lifecycle].destructiveTriggers
  return (
    <>
      <div className={styles.move}>
        <Status lifecycle={lifecycle} status={rule.from} />
        <ArrowRight size={16} className="mirrored" aria-label="→" />
        <Status lifecycle={lifecycle} status={rule.to} />
      </div>
      <dl className={styles.facts}>
        <Fact name={phrases.trigger}>
          {words.triggers[rule.trigger]} <code dir="ltr">{rule.trigger}</code>
        </Fact>
        <Fact name={phrases.who}>{said.who}</Fact>
        <Fact name={phrases.required}>{said.required}</Fact>
        <Fact name={phrases.sets}>{said.sets}</Fact>
        <Fact name={phrases.clears}>{said.clears}</Fact>
        {rule.validate !== undefined && <Fact name={phrases.condition}>{said.condition}</Fact>}
      </dl>
      {destructive.includes(rule.trigger) && <p>{phrases.destructive}</p>}
    </>
  )
}
