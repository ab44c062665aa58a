// One question of the inbox.

import { Link } from 'wouter'
import { useMay } from '../../api/may.ts'
import { useDates } from '../../language/dates.ts'
import { isolated } from '../../language/isolated.ts'
import { usePhrases } from '../../language/language.tsx'
import { Ago } from '../../parts/text/ago.tsx'
import { Chip } from '../../parts/text/chip.tsx'
import { GivenText } from '../../parts/text/given-text.tsx'
import { useQuestionName } from '../answers/use-question-name.ts'
import { bodyOf, type Item } from '../item.ts'
import { useStateName } from '../record-states.ts'
import { AskedSystem } from './asked-system.tsx'
import styles from './inbox.module.css'
import { inboxPhrases } from './phrases.ts'
import { SnoozeMenu } from './snooze-menu.tsx'

export function ItemLine({ item }: { readonly item: Item }) {
  const stateName = useStateName('item')
  const name = useQuestionName()(item.type)
  const phrases = usePhrases(inboxPhrases)
  const dates = useDates()
  const may = useMay()
  const { title, task_number } = bodyOf(item)
  const { snoozedUntil } = item
  return (
    <li className={styles.withMenu}>
      <Link href={`/inbox/${item.id}`} className={styles.line}>
        <span className={styles.top}>
          <AskedSystem system={item.to} />
          <strong>{name}</strong>
          {snoozedUntil !== undefined && <Chip>{phrases.snoozedUntil(isolated(dates.moment(snoozedUntil)))}</Chip>}
          {item.state === 'set_aside' && <Chip tone="warning">{stateName(item.state)}</Chip>}
          <small>
            <Ago at={item.at} />
          </small>
        </span>
        <span>
          {task_number !== undefined && <bdi>#{task_number}</bdi>} <GivenText>{title}</GivenText>
        </span>
        <small>{item.asks}</small>
      </Link>
      {may('snoozeItem') && <SnoozeMenu item={item} name={`${name} ${title ?? ''}`} />}
    </li>
  )
}
