// What was understood of what is being typed: a chip for each. Pressed, it is left in the title in its own words; pressed
// again, it is taken out. Backspace on a chip leaves it and goes back to the field.

import { type Priority, shortReminder } from '@pawl/contract'
import { Bell, CalendarDays, Flag, Folder, Hash, type LucideIcon, Repeat } from 'lucide-react'
import { useLanguage, usePhrases, useWords } from '../language/language.tsx'
import { relativeDue } from '../language/relative-day.ts'
import { GivenText } from '../parts/text/given-text.tsx'
import styles from './adding.module.css'
import { addingPhrases } from './phrases.ts'
import type { Part } from './preview-parts.ts'

const ICONS: { readonly [kind in Part['kind']]: LucideIcon } = {
  deadline: CalendarDays,
  recurrence: Repeat,
  reminders: Bell,
  priority: Flag,
  project: Folder,
  tag: Hash,
}

interface AddChipsProps {
  readonly parts: readonly Part[]
  readonly onToggle: (part: Part) => void
  /** Back to the field. */
  readonly onLeave: () => void
}

export function AddChips({ parts, onToggle, onLeave }: AddChipsProps) {
  const phrases = usePhrases(addingPhrases)
  const textOf = usePartText()
  const taken = parts.filter(({ isLeft }) => !isLeft)
  return (
    <>
      {parts.length > 0 && (
        <ul aria-label={phrases.understood} className={styles.chips}>
          {parts.map((part) => {
            const Icon = ICONS[part.kind]
            const { name, text } = textOf(part)
            return (
              <li key={part.name}>
                <button
                  type="button"
                  className={styles.chip}
                  aria-pressed={!part.isLeft}
                  aria-label={`${name}: ${text}`}
                  title={part.isLeft ? phrases.takeOut : phrases.leave}
                  onClick={() => onToggle(part)}
                  onKeyDown={(event) => {
                    if (event.key !== 'Backspace' && event.key !== 'Delete') return
                    event.preventDefault()
                    if (!part.isLeft) onToggle(part)
                    onLeave()
                  }}
                >
                  <Icon size={14} aria-hidden />
                  <GivenText>{text}</GivenText>
                </button>
              </li>
            )
          })}
        </ul>
      )}
      <span role="status" className="visually-hidden">
        {taken.length > 0 && `${phrases.understood}: ${taken.map((part) => textOf(part).text).join(', ')}`}
      </span>
    </>
  )
}

/** What it is called, and what it says. */
function usePartText(): (part: Part) => { readonly name: string; readonly text: string } {
  const { fields, priorities } = useWords()
  const phrases = usePhrases(addingPhrases)
  const { language } = useLanguage()
  const due = (deadline: string) => relativeDue(language, deadline, new Date())
  return ({ kind, value, deadline }) => {
    switch (kind) {
      case 'deadline':
        return { name: fields.deadline ?? '', text: due(value) }
      case 'recurrence':
        return { name: fields.recurrence ?? '', text: deadline === undefined ? value : `${value} · ${due(deadline)}` }
      case 'reminders':
        return {
          name: fields.reminders ?? '',
          text: value.split(' ').map(shortReminder).map(phrases.before).join(', '),
        }
      case 'priority':
        return { name: fields.priority ?? '', text: priorities[value as Priority] }
      case 'project':
        return { name: fields.project ?? '', text: value }
      case 'tag':
        return { name: phrases.tag, text: value }
    }
  }
}
