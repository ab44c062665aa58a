// Ctrl+K: one field from which everything can be found, gone to and done, by the keyboard alone. Loaded when it is first
// opened. What can be done with the task at hand comes first, then what was found, pages, and what can be done anywhere.

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useAddTask } from '../adding/use-add-task.ts'
import { usePhrases } from '../language/language.tsx'
import { nameOf } from '../moves/use-move.ts'
import { Dialog } from '../parts/form/dialog.tsx'
import { type Entry, GROUPS } from './entry.ts'
import { bestMatches } from './match.ts'
import styles from './palette.module.css'
import { palettePhrases } from './phrases.ts'
import { useFoundEntries } from './use-found-entries.ts'
import { useActionEntries, usePageEntries } from './use-page-entries.ts'
import { useTaskEntries } from './use-task-entries.ts'

interface PaletteProps {
  /** The task at hand: of the row that has the focus, or of the page. */
  readonly about: string | undefined
  readonly onClose: () => void
  readonly onAdd: () => void
  readonly onKeys: () => void
}

export default function Palette({ about, onClose, onAdd, onKeys }: PaletteProps) {
  const phrases = usePhrases(palettePhrases)
  const [typed, setTyped] = useState('')
  const { task, entries: ofTask } = useTaskEntries(about)
  const { entries: found, isSearching } = useFoundEntries(typed)
  const [pages, actions] = [usePageEntries(), useActionEntries({ onAdd, onKeys })]
  const addThis = useAddThis(typed)
  const entries = [
    ...bestMatches(ofTask, typed),
    ...bestMatches(pages, typed),
    ...bestMatches(actions, typed),
    ...found,
    ...addThis,
  ]
  const inOrder = GROUPS.flatMap((group) => entries.filter((entry) => entry.group === group))
  const groupName = (group: Entry['group']) =>
    group === 'task' && task !== undefined ? nameOf(task) : phrases.groups[group]
  return (
    <Dialog label={phrases.label} onClose={onClose} at="top">
      <Chooser
        entries={inOrder}
        typed={typed}
        onType={setTyped}
        groupName={groupName}
        empty={isSearching ? phrases.searching : phrases.nothing(typed)}
        onChosen={onClose}
      />
    </Dialog>
  )
}

/** What was typed can always become a task. */
function useAddThis(typed: string): readonly Entry[] {
  const phrases = usePhrases(palettePhrases)
  const { add } = useAddTask()
  const text = typed.trim()
  if (text === '') return []
  return [{ key: 'add this', group: 'act', label: phrases.addThis(text), names: [], run: () => void add(text) }]
}

interface ChooserProps {
  readonly entries: readonly Entry[]
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly groupName: (group: Entry['group']) => string
  readonly empty: string
  readonly onChosen: () => void
}

function Chooser({ entries, typed, onType, groupName, empty, onChosen }: ChooserProps) {
  const phrases = usePhrases(palettePhrases)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [key, setKey] = useState<string>()
  const at = Math.max(
    entries.findIndex((entry) => entry.key === key),
    0,
  )
  const active = entries[at]
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  })
  const choose = (entry: Entry | undefined) => {
    if (entry === undefined || entry.whyNot !== undefined) return
    // First the dialog gives the focus back, so that what is done finds its row.
    onChosen()
    queueMicrotask(entry.run)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const last = entries.length - 1
    const next = { ArrowDown: at === last ? 0 : at + 1, ArrowUp: at === 0 ? last : at - 1 }[event.key]
    if (next !== undefined) setKey(entries[next]?.key)
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) choose(active)
    else return
    event.preventDefault()
  }
  return (
    <>
      <input
        className={styles.input}
        role="combobox"
        aria-label={phrases.label}
        aria-expanded
        aria-controls={id}
        aria-activedescendant={active && `${id}-${at}`}
        placeholder={phrases.placeholder}
        dir={typed === '' ? undefined : 'auto'}
        // biome-ignore lint/a11y/noAutofocus: it is opened to type into it.
        autoFocus
        value={typed}
        onChange={({ target }) => {
          setKey(undefined)
          onType(target.value)
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={list} id={id} role="listbox" aria-label={phrases.results} className={styles.list}>
        {entries.map((entry, index) => (
          <div key={entry.key} role="presentation">
            {entries[index - 1]?.group !== entry.group && (
              <div className={styles.group} role="presentation">
                {groupName(entry.group)}
              </div>
            )}
            <EntryLine id={`${id}-${index}`} entry={entry} isActive={index === at} onChoose={() => choose(entry)} />
          </div>
        ))}
      </div>
      {entries.length === 0 && <p className={styles.empty}>{empty}</p>}
    </>
  )
}

interface EntryLineProps {
  readonly id: string
  readonly entry: Entry
  readonly isActive: boolean
  readonly onChoose: () => void
}

function EntryLine({ id, entry, isActive, onChoose }: EntryLineProps) {
  const { Icon, label, hint, whyNot } = entry
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field above keeps the focus and has the keys.
    <div
      id={id}
      role="option"
      className={styles.entry}
      aria-selected={isActive}
      aria-disabled={whyNot !== undefined || undefined}
      onClick={onChoose}
    >
      {Icon === undefined ? <span /> : <Icon size={16} aria-hidden />}
      <span className={styles.label}>
        {label}
        {whyNot !== undefined && <small>{whyNot}</small>}
      </span>
      {hint !== undefined && (
        <small className={styles.hint}>
          <bdi>{hint}</bdi>
        </small>
      )}
    </div>
  )
}
