// What became of a question that waits no more: who answered it, when, and with what.

import { useDates } from '../../language/dates.ts'
import { isolated } from '../../language/isolated.ts'
import { usePhrases } from '../../language/language.tsx'
import { Panel } from '../../parts/page/page.tsx'
import { AnswerView } from '../answers/answer-view.tsx'
import { bodyOf, type Item } from '../item.ts'
import { inboxPhrases } from './phrases.ts'

export function GivenAnswer({ item }: { readonly item: Item }) {
  const phrases = usePhrases(inboxPhrases)
  const dates = useDates()
  const when = dates.moment(item.at)
  return (
    <Panel
      title={
        item.state === 'answered'
          ? phrases.answeredBy(isolated(item.actor), isolated(when))
          : phrases.withdrawn(isolated(when))
      }
    >
      {item.state === 'answered' && <AnswerView type={item.type} answer={bodyOf(item).answer} />}
    </Panel>
  )
}
