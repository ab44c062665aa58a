// What a person does with what waits: gives it another place, edits a message, takes it back.

import { ChevronDown, ChevronUp, Pencil, X } from 'lucide-react'
import { useState } from 'react'
import { usePhrases } from '../../language/language.tsx'
import { IconButton } from '../../parts/form/icon-button.tsx'
import { readDraft } from '../../parts/form/use-draft.ts'
import { partPhrases } from '../../parts/phrases.ts'
import { useRoomChange } from '../room/room-change.ts'
import { roomPhrases } from '../room/room-phrases.ts'
import { TextForm } from './text-form.tsx'
import { type MoveInLine, type Name, placeInLine } from './use-move-in-line.ts'
import { focusList } from './work-list.tsx'

interface MoveButtonsProps {
  /** What waits in this order, itself among it. */
  readonly line: readonly Name[]
  readonly name: Name
  readonly onMove: MoveInLine
}

export function MoveButtons({ line, name, onMove }: MoveButtonsProps) {
  const { waiting: phrases } = usePhrases(roomPhrases)
  const at = line.indexOf(name)
  const move = async (button: HTMLButtonElement, to: number) => {
    await onMove(name, placeInLine(line, at, to))
    // Moved in the list it has lost the keyboard; at the end of the list the button cannot have it.
    requestAnimationFrame(() => (button.isConnected && !button.disabled ? button.focus() : focusList(button)))
  }
  const ways = [
    { label: phrases.up(name), to: at - 1, Icon: ChevronUp },
    { label: phrases.down(name), to: at + 1, Icon: ChevronDown },
  ]
  return ways.map(({ label, to, Icon }) => (
    <IconButton
      key={label}
      size="small"
      label={label}
      disabled={line[to] === undefined}
      onClick={({ currentTarget }) => void move(currentTarget, to)}
    >
      <Icon size={16} aria-hidden />
    </IconButton>
  ))
}

interface MessageProps {
  readonly room: string
  readonly name: Name
}

export function CancelMessage({ room, name }: MessageProps) {
  const { waiting: phrases } = usePhrases(roomPhrases)
  const parts = usePhrases(partPhrases)
  const restore = useRoomChange('restoreMessage', () => phrases.restored(name))
  const cancel = useRoomChange('cancelMessage', () => phrases.cancelled(name))
  const input = { room, message: name }
  const label = phrases.cancelOf(name)
  return (
    <IconButton
      size="small"
      label={label}
      onClick={({ currentTarget }) => {
        focusList(currentTarget)
        void cancel.run(input, { label: parts.undo, run: () => void restore.run(input) })
      }}
    >
      <X size={16} aria-hidden />
    </IconButton>
  )
}

/** What opens the form, and the form once it is open. */
export function useMessageEdit({ room, name, content }: MessageProps & { readonly content: string }) {
  const { waiting: phrases } = usePhrases(roomPhrases)
  const parts = usePhrases(partPhrases)
  const draft = `message.${room}.${name.slice(1)}`
  const [isEditing, setEditing] = useState(() => readDraft(draft) !== undefined)
  const edit = useRoomChange('editMessage', () => phrases.edited(name), [draft])
  const label = phrases.editOf(name)
  const save = async (text: string) => {
    const outcome = await edit.run({ room, message: name, content: text })
    if (outcome === 'done') setEditing(false)
    return outcome
  }
  const button = (
    <IconButton size="small" aria-expanded={isEditing} label={label} onClick={() => setEditing(!isEditing)}>
      <Pencil size={15} aria-hidden />
    </IconButton>
  )
  const form = isEditing && (
    <TextForm
      draft={draft}
      label={label}
      send={parts.save}
      initial={content}
      busy={edit.isPending}
      onSend={save}
      onCancel={() => setEditing(false)}
    />
  )
  return { button, form }
}
