// The keys that work on every page, and what they open over it. Those of a row press what the row has.

import { Suspense, useEffect } from 'react'
import { useMay } from '../api/may.ts'
import { loadChat } from '../beside/beside.tsx'
import { closeChat, isChatOpen, toggleChat } from '../beside/chat-panel.ts'
import { closeBeside, openedBeside } from '../beside/open-task.ts'
import { usePhrases } from '../language/language.tsx'
import { onDemand } from '../parts/page/on-demand.ts'
import { useToasts } from '../parts/page/toasts.tsx'
import { pickedNow, pickNone } from '../picked/picked.ts'
import { openOver, useOpened } from './opened.ts'
import { keyPhrases } from './phrases.ts'
import { focusRowOf, keepRowFocus, pressInRow, stepThroughRows } from './rows.ts'
import { undoLast } from './undo-stack.ts'
import { useKeys } from './use-keys.ts'

const KeyHelp = onDemand(() => import('./key-help.tsx'))
const loadPalette = () => import('../palette/palette.tsx')
const Palette = onDemand(loadPalette)
const loadAddDialog = () => import('../adding/add-dialog.tsx')
const AddDialog = onDemand(loadAddDialog)
/** Once the page itself is there. */
const SOON = 2_000

export function AppKeys() {
  const phrases = usePhrases(keyPhrases)
  const toasts = useToasts()
  const opened = useOpened()
  const may = useMay()
  const close = () => openOver(undefined)
  useEffect(keepRowFocus, [])
  // What is typed right after C, Ctrl+K or Ctrl+J should find the field there.
  useEffect(() => {
    const loadSoon = () => void Promise.all([loadAddDialog(), loadPalette(), loadChat()]).catch(() => {})
    const timer = setTimeout(loadSoon, SOON)
    return () => clearTimeout(timer)
  }, [])
  useKeys({
    j: () => stepThroughRows(1),
    k: () => stepThroughRows(-1),
    d: () => pressInRow('d'),
    e: () => pressInRow('e'),
    t: () => pressInRow('t'),
    p: () => pressInRow('p'),
    m: () => pressInRow('m'),
    l: () => pressInRow('l'),
    'Alt+ArrowUp': () => pressInRow('Alt+ArrowUp'),
    'Alt+ArrowDown': () => pressInRow('Alt+ArrowDown'),
    x: () => pressInRow('x'),
    'Shift+x': () => pressInRow('x', 'withShift'),
    '/': searchHere,
    c: () => void (may('addTask') && openOver('add')),
    '?': () => openOver('keys'),
    'Ctrl+k': () => openOver('palette'),
    'Ctrl+j': () => void (may('takeTurn') && toggleChat()),
    Escape: closeOne,
    'Ctrl+z': () => undoLast() || toasts.say(phrases.nothingToUndo),
  })
  return (
    <Suspense fallback={null}>
      {opened?.what === 'keys' && <KeyHelp onClose={close} />}
      {opened?.what === 'add' && <AddDialog onClose={close} />}
      {opened?.what === 'palette' && (
        <Palette about={opened.about} onClose={close} onAdd={() => openOver('add')} onKeys={() => openOver('keys')} />
      )}
    </Suspense>
  )
}

/** Where a page has no search of its own, everything is searched. */
function searchHere(): void {
  const field = document.querySelector<HTMLElement>('[data-search]')
  if (field === null) openOver('palette')
  else field.focus()
}

/** What was opened last is closed first: the selection, the chat, the task beside the list. */
function closeOne(): void {
  const opened = openedBeside()
  if (pickedNow().size > 0) pickNone()
  else if (isChatOpen()) closeChat()
  else if (opened !== undefined) {
    closeBeside()
    focusRowOf(opened)
  }
}
