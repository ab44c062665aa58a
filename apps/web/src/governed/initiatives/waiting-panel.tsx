// What an initiative waits for, answerable where it stands. One that was answered here stays, with what followed.

import { useState } from 'react'
import { useAsked } from '../../api/operation.ts'
import { usePhrases } from '../../language/language.tsx'
import { Panel } from '../../parts/page/page.tsx'
import { GivenText } from '../../parts/text/given-text.tsx'
import { useQuestionName } from '../answers/use-question-name.ts'
import { AskedSystem } from '../inbox/asked-system.tsx'
import { Question } from '../inbox/question.tsx'
import { bodyOf, type Item } from '../item.ts'
import styles from './initiatives.module.css'
import { initiativePhrases } from './phrases.ts'

interface WaitingPanelProps {
  readonly waitsFor: readonly Item[]
  readonly isOver: boolean
}

export function WaitingPanel({ waitsFor, isOver }: WaitingPanelProps) {
  const phrases = usePhrases(initiativePhrases)
  const [opened, setOpened] = useState<Item>()
  // What is open in front of someone does not vanish under their hands.
  const isGone = opened !== undefined && waitsFor.every(({ id }) => id !== opened.id)
  const shown = isGone ? [opened, ...waitsFor] : waitsFor
  if (isOver && shown.length === 0) return null
  return (
    <Panel title={phrases.waitsFor}>
      {shown.length === 0 && <p>{phrases.waitsForNobody}</p>}
      <ul className={styles.waiting}>
        {shown.map((item) => (
          <li key={item.id}>
            <WaitingItem
              item={item}
              isOpen={opened?.id === item.id}
              onToggle={(isOpen) => {
                if (isOpen) setOpened(item)
                else if (opened?.id === item.id) setOpened(undefined)
              }}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

interface WaitingItemProps {
  readonly item: Item
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
}

function WaitingItem({ item, isOpen, onToggle }: WaitingItemProps) {
  const name = useQuestionName()(item.type)
  const { title, task_number } = bodyOf(item)
  return (
    <details
      className={styles.asked}
      open={isOpen}
      onToggle={(event) => event.target === event.currentTarget && onToggle(event.currentTarget.open)}
    >
      <summary>
        <AskedSystem system={item.to} />
        <strong>{name}</strong>
        {task_number !== undefined && <bdi>#{task_number}</bdi>}
        <GivenText>{title}</GivenText>
      </summary>
      {isOpen && <LiveQuestion item={item} />}
    </details>
  )
}

/** As it stands by now: someone else may have answered it. */
function LiveQuestion({ item }: { readonly item: Item }) {
  const now = useAsked('showItem', { item: item.id }).data?.item ?? item
  return <Question item={now} />
}
