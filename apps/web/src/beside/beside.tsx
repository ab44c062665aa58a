// What stands beside a page: the task that is open, or the chat.

import { Maximize2, Plus, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Link, useRoute } from 'wouter'
import { useAsked } from '../api/operation.ts'
import { personNow } from '../api/person.ts'
import { RefusedError } from '../api/request.ts'
import { OngoingChat } from '../chat/ongoing-chat.tsx'
import { chatPhrases } from '../chat/phrases.ts'
import { usePhrases } from '../language/language.tsx'
import { Button, buttonClass } from '../parts/form/button.tsx'
import { Boundary } from '../parts/page/boundary.tsx'
import { onDemand } from '../parts/page/on-demand.ts'
import { Subpage } from '../parts/page/page.tsx'
import { PageSkeleton } from '../parts/page/page-skeleton.tsx'
import styles from './beside.module.css'
import { closeChat, useIsChatOpen } from './chat-panel.ts'
import { closeBeside, useOpenedTask } from './open-task.ts'
import { besidePhrases } from './phrases.ts'
import { useAtHand } from './use-at-hand.ts'

const TaskPage = onDemand(() => import('../task/task-page.tsx'))

const CHAT_PAGE = /^\/(?:chat\/[^/]+)?$/

export function Beside() {
  const task = useOpenedTask()
  const isChatOpen = useIsChatOpen()
  const [isChatPage] = useRoute(CHAT_PAGE)
  const { error } = useAsked('whoAmI', {})
  // Nothing is shown to someone who has yet to sign in.
  if (error instanceof RefusedError) return null
  if (isChatOpen && !isChatPage) return <ChatPanel />
  return task === undefined ? null : <TaskDrawer task={task} />
}

function TaskDrawer({ task }: { readonly task: string }) {
  const phrases = usePhrases(besidePhrases)
  const scrolled = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (task !== '') scrolled.current?.scrollTo(0, 0)
  }, [task])
  const bar = (
    <Link
      href={`/task/${task}`}
      className={buttonClass}
      data-kind="quiet"
      data-size="small"
      aria-label={phrases.wholePage}
      title={phrases.wholePage}
    >
      <Maximize2 size={16} aria-hidden />
    </Link>
  )
  return (
    <Frame label={phrases.task} bar={bar} onClose={closeBeside}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div ref={scrolled} className={styles.scrolls} tabIndex={0} data-beside>
        <Boundary of={task}>
          <Suspense fallback={<PageSkeleton />}>
            <Subpage>
              <TaskPage key={task} task={task} />
            </Subpage>
          </Suspense>
        </Boundary>
      </div>
    </Frame>
  )
}

function ChatPanel() {
  const phrases = usePhrases(besidePhrases)
  const chat = usePhrases(chatPhrases)
  const atHand = useAtHand()
  // A conversation is its person's.
  const name = `pawl.panel.conversation.${personNow()}`
  return (
    <OngoingChat
      key={name}
      name={name}
      atHand={atHand}
      suggestions={atHand.length === 0 ? [] : phrases.say(atHand.map(({ number }) => number))}
      frame={(conversation, startNew) => (
        <Frame
          label={phrases.chat}
          bar={
            <Button kind="quiet" size="small" onClick={startNew}>
              <Plus size={16} aria-hidden />
              {chat.newConversation}
            </Button>
          }
          onClose={closeChat}
          closesByEscape
        >
          <Subpage>{conversation}</Subpage>
        </Frame>
      )}
    />
  )
}

interface FrameProps {
  readonly label: string
  readonly bar: ReactNode
  readonly onClose: () => void
  /** Also while one writes into it: what is written is kept. */
  readonly closesByEscape?: boolean
  readonly children: ReactNode
}

function Frame({ label, bar, onClose, closesByEscape = false, children }: FrameProps) {
  const phrases = usePhrases(besidePhrases)
  const onKeyDown = (event: KeyboardEvent) => {
    if (closesByEscape && event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault()
      onClose()
    }
  }
  return (
    <aside className={styles.beside} aria-label={label} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <strong>{label}</strong>
        {bar}
        <Button
          kind="quiet"
          size="small"
          icon="only"
          aria-label={phrases.close}
          title={phrases.close}
          onClick={onClose}
        >
          <X size={18} aria-hidden />
        </Button>
      </div>
      {children}
    </aside>
  )
}
