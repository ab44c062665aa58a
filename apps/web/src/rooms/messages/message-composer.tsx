// Says what is to be done in the room, with what belongs to it from the backlog. In a busy room it says where the
// message will wait, and where it waits.

import { Paperclip, SendHorizontal } from 'lucide-react'
import { useState } from 'react'
import { queries } from '../../api/operation.ts'
import { usePhrases } from '../../language/language.tsx'
import { Button } from '../../parts/form/button.tsx'
import { returnDraft, useDraft } from '../../parts/form/use-draft.ts'
import { MarkdownInput } from '../../parts/markdown/markdown-input.tsx'
import { useRoomChange } from '../room/room-change.ts'
import type { RoomStatus } from '../room/room-page.tsx'
import { roomPhrases } from '../room/room-phrases.ts'
import { AttachChoice } from './attach-choice.tsx'
import styles from './message-composer.module.css'

export function MessageComposer({ status }: { readonly status: RoomStatus }) {
  const { post: phrases } = usePhrases(roomPhrases)
  const { room, entryRole } = status.room
  const [content, setContent] = useDraft(`room.${room}`, '')
  const [attach, setAttach] = useDraft<readonly string[]>(`room.${room}.attach`, NOTHING)
  const [choosing, setChoosing] = useState(false)
  const post = useRoomChange(
    'postMessage',
    ({ message, task }) =>
      task === null ? phrases.queued(placeOf(room, message)) : phrases.sent(task.number, task.role ?? entryRole),
    [`room.${room}`, `room.${room}.attach`],
  )
  const send = async () => {
    if (content.trim() === '') return
    setContent('')
    setAttach(NOTHING)
    setChoosing(false)
    if ((await post.run({ room, content, attach: [...attach] })) === 'done') return
    returnDraft(`room.${room}`, content, '\n\n')
    setAttach((now) => [...new Set([...attach, ...now])])
  }
  return (
    <form
      data-composer
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <MarkdownInput
        aria-label={phrases.label}
        placeholder={phrases.placeholder(entryRole)}
        rows={1}
        value={content}
        onChange={setContent}
      />
      {isBusy(status) && <p className={styles.busy}>{phrases.busy(status.queue.length + 1)}</p>}
      <div className={styles.actions}>
        <Button kind="quiet" aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
          <Paperclip size={16} aria-hidden />
          {phrases.attach(attach.length)}
        </Button>
        <Button type="submit" kind="primary" disabled={content.trim() === ''}>
          <SendHorizontal size={16} className="mirrored" aria-hidden />
          {phrases.send}
        </Button>
      </div>
      {choosing && <AttachChoice room={room} chosen={attach} onChoose={setAttach} />}
    </form>
  )
}

const NOTHING: readonly string[] = []

/** By the same rule as the server's; the server's answer is what counts. */
function isBusy({ room, working, pending, queue }: RoomStatus): boolean {
  return working.length + pending.length >= room.parallel || queue.length > 0
}

/** A change ends when the room has been asked again: the queue has the message by now. */
function placeOf(room: string, message: number): number {
  const queue = queries.getQueryData<RoomStatus>(['roomStatus', { room }])?.queue ?? []
  return queue.findIndex((waiting) => waiting.message === message) + 1
}
