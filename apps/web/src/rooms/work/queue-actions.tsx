// What can be done with something that waits: it goes up or down, a message is changed or taken back.

import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { usePhrases } from '../../language/language.tsx'
import { Button } from '../../parts/form/button.tsx'
import { readDraft } from '../../parts/form/use-draft.ts'
import { partPhrases } from '../../parts/phrases.ts'
import { useRoomChange } from '../room/room-change.ts'
import styles from '../room/room-page.module.css'
import { roomPhrases } from '../room/room-phrases.ts'
import { TextForm } from './text-form.tsx'
import { focusList } from './work-list.tsx'

/** A task by its number, a message as m3. */
type Name = string

interface MoveProps {
  readonly name: Name
  /** Beside whom it stands; undefined at the ends. */
  readonly above: Name | undefined
  readonly below: Name | undefined
  readonly onMove: (place: { before: Name } | { after: Name }) => Promise<unknown>
}

function MoveButtons({ name, above, below, onMove }: MoveProps) {
  const { waiting: phrases } = usePhrases(roomPhrases)
  const move = async (button: HTMLButtonElement, place: { before: Name } | { after: Name }) => {
    await onMove(place)
    // Moved in the list it has lost the keyboard; at the end of the list the button cannot have it.
    requestAnimationFrame(() => (button.isConnected && !button.disabled ? button.focus() : focusList(button)))
  }
  return (
    <>
      <Button
        size="small"
        kind="quiet"
        icon="only"
        aria-label={phrases.up(name)}
        disabled={above === undefined}
        onClick={({ currentTarget }) => above !== undefined && void move(currentTarget, { before: above })}
      >
        <ChevronUp aria-hidden />
      </Button>
      <Button
        size="small"
        kind="quiet"
        icon="only"
        aria-label={phrases.down(name)}
        disabled={below === undefined}
        onClick={({ currentTarget }) => below !== undefined && void move(currentTarget, { after: below })}
      >
        <ChevronDown aria-hidden />
      </Button>
    </>
  )
}

interface Neighbours {
  readonly above: Name | undefined
  readonly below: Name | undefined
}

export function TaskPlace({ task, ...beside }: Neighbours & { readonly task: number }) {
  const { waiting: phrases } = usePhrases(roomPhrases)
  const move = useRoomChange('moveRoomTask', () => phrases.moved(String(task)))
  const onMove = (place: object) => move.run({ task: String(task), ...place })
  return (
    <div className={styles.actions}>
      <MoveButtons name={String(task)} {...beside} onMove={onMove} />
    </div>
  )
}

interface MessageActionsProps extends Neighbours {
  readonly room: string
  readonly message: number
  readonly content: string
}

export function MessageActions({ room, message, content, ...beside }: MessageActionsProps) {
  const { waiting: phrases } = usePhrases(roomPhrases)
  const parts = usePhrases(partPhrases)
  const draft = `message.${room}.${message}`
  const [editing, setEditing] = useState(() => readDraft(draft) !== undefined)
  const name = `m${message}`
  const input = { room, message: name }
  const edit = useRoomChange('editMessage', () => phrases.edited(name), [draft])
  const move = useRoomChange('moveMessage', () => phrases.moved(name))
  const restore = useRoomChange('restoreMessage', () => phrases.restored(name))
  const cancel = useRoomChange('cancelMessage', () => phrases.cancelled(name))
  const save = async (text: string) => {
    const outcome = await edit.run({ ...input, content: text })
    if (outcome === 'done') setEditing(false)
    return outcome
  }
  return (
    <>
      {editing && (
        <TextForm
          draft={draft}
          label={phrases.editOf(name)}
          send={parts.save}
          initial={content}
          busy={edit.isPending}
          onSend={save}
          onCancel={() => setEditing(false)}
        />
      )}
      <div className={styles.actions}>
        <MoveButtons name={name} {...beside} onMove={(place) => move.run({ ...input, ...place })} />
        <Button
          size="small"
          kind="quiet"
          aria-expanded={editing}
          aria-label={phrases.editOf(name)}
          onClick={() => setEditing(!editing)}
        >
          {phrases.edit}
        </Button>
        <Button
          size="small"
          kind="quiet"
          aria-label={phrases.cancelOf(name)}
          onClick={({ currentTarget }) => {
            focusList(currentTarget)
            void cancel.run(input, { label: parts.undo, run: () => void restore.run(input) })
          }}
        >
          {phrases.cancel}
        </Button>
      </div>
    </>
  )
}
