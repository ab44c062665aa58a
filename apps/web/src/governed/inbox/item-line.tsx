// One question of the inbox.

import { Link } from 'wouter'
import { usePhrases } from '../../language/language.tsx'
import { Ago } from '../../parts/ago.tsx'
import { GivenText } from '../../parts/given-text.tsx'
import { bodyOf, type Item } from '../item.ts'
import { governedPhrases } from '../phrases.ts'
import { AskedSystem } from './asked-system.tsx'
import styles from './inbox.module.css'
import { useQuestionWords } from './use-question-words.ts'

export function ItemLine({ item }: { readonly item: Item }) {
  const { states } = usePhrases(governedPhrases)
  const { name, asks } = useQuestionWords()(item)
  const { title, task_number } = bodyOf(item)
  return (
    <li>
      <Link href={`/inbox/${item.id}`} className={styles.line}>
        <span className={styles.top}>
          <AskedSystem system={item.to} />
          <strong>{name}</strong>
          {item.state === 'set_aside' && <span className={styles.aside}>{states.set_aside}</span>}
          <small>
            <Ago at={item.at} />
          </small>
        </span>
        <span>
          {task_number !== undefined && <bdi>#{task_number} </bdi>}
          <GivenText>{title}</GivenText>
        </span>
        <small>{asks}</small>
      </Link>
    </li>
  )
}
