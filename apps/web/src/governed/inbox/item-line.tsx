// One question of the inbox.

import { Link } from 'wouter'
import { useMay } from '../../api/may.ts'
import { openFromRow } from '../../beside/open-from-row.ts'
import { useOpenedQuestion } from '../../beside/open-task.ts'
import { useDates } from '../../language/dates.ts'
import { isolated } from '../../language/isolated.ts'
import { usePhrases } from '../../language/language.tsx'
import { Ago } from '../../parts/text/ago.tsx'
import { Chip } from '../../parts/text/chip.tsx'
import { GivenText } from '../../parts/text/given-text.tsx'
import { useQuestionName } from '../answers/use-question-name.ts'
import { bodyOf, type Item } from '../item.ts'
import { AskedOf } from './handed-note.tsx'
import styles from './inbox.module.css'
import { inboxPhrases } from './phrases.ts'
import { SnoozeMenu } from './snooze-menu.tsx'

interface ItemLineProps {
  readonly item: Item
  /** Pressed, it is shown beside the list; otherwise on its page. */
  readonly opensBeside?: boolean
  /** The heading says what is asked. */
  readonly isInGroup?: boolean
}

export function ItemLine({ item, opensBeside = false, isInGroup = false }: ItemLineProps) {
  const name = useQuestionName()(item.type)
  const phrases = usePhrases(inboxPhrases)
  const dates = useDates()
  const may = useMay()
  const { title, task_number } = bodyOf(item)
  const { snoozedUntil } = item
  const isOpen = useOpenedQuestion() === item.id
  const subject = (
    <span>
      {task_number !== undefined && <bdi>#{task_number}</bdi>} <GivenText>{title}</GivenText>
    </span>
  )
  return (
    <li className={styles.withMenu} data-task={item.id} data-number={opensBeside ? item.id : undefined}>
      <Link
        href={`/inbox/${item.id}`}
        className={styles.line}
        data-row-name
        data-open={isOpen || undefined}
        onClick={(event) => opensBeside && openFromRow(event, item.id)}
      >
        <span className={styles.top}>
          <AskedOf item={item} />
          <strong className={isInGroup ? 'visually-hidden' : undefined}>{name}</strong>
          {isInGroup && subject}
          {snoozedUntil !== undefined && <Chip>{phrases.snoozedUntil(isolated(dates.moment(snoozedUntil)))}</Chip>}
          {item.state === 'set_aside' && <Chip tone="warning">{phrases.isSetAside}</Chip>}
          <small>
            <Ago at={item.at} />
          </small>
        </span>
        {!isInGroup && subject}
        <small>{item.asks}</small>
      </Link>
      {may('snoozeItem') && <SnoozeMenu item={item} name={`${name} ${title ?? ''}`} />}
    </li>
  )
}
