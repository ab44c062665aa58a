// What stands beside a page: the task or the question that is open, or the chat.

import { Maximize2 } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Link, useRoute } from 'wouter'
import { useAsked } from '../api/operation.ts'
import { RefusedError } from '../api/request.ts'
import { usePhrases } from '../language/language.tsx'
import { buttonClass } from '../parts/form/button.tsx'
import { Boundary } from '../parts/page/boundary.tsx'
import { onDemand } from '../parts/page/on-demand.ts'
import { Subpage } from '../parts/page/page.tsx'
import { PageSkeleton } from '../parts/page/page-skeleton.tsx'
import styles from './beside.module.css'
import { useIsChatOpen } from './chat-panel.ts'
import { Frame } from './frame.tsx'
import { closeBeside, useOpenedQuestion, useOpenedTask } from './open-task.ts'
import { besidePhrases } from './phrases.ts'

const ItemPage = onDemand(() => import('../governed/inbox/item-page.tsx'))
const TaskPage = onDemand(() => import('../task/task-page.tsx'))
export const loadChat = () => import('./chat-beside.tsx')
const ChatBeside = onDemand(loadChat)

const CHAT_PAGE = /^\/chat(?:\/[^/]+)?$/

export function Beside() {
  const phrases = usePhrases(besidePhrases)
  const task = useOpenedTask()
  const question = useOpenedQuestion()
  const isChatOpen = useIsChatOpen()
  const [isChatPage] = useRoute(CHAT_PAGE)
  const { error } = useAsked('whoAmI', {})
  // Nothing is shown to someone who has yet to sign in.
  if (error instanceof RefusedError) return null
  if (isChatOpen && !isChatPage) {
    return (
      <Boundary of="chat">
        <Suspense fallback={null}>
          <ChatBeside />
        </Suspense>
      </Boundary>
    )
  }
  if (question !== undefined) {
    return (
      <Drawer label={phrases.question} name={question} href={`/inbox/${question}`}>
        <ItemPage key={question} item={question} />
      </Drawer>
    )
  }
  if (task === undefined) return null
  return (
    <Drawer label={phrases.task} name={task} href={`/task/${task}`}>
      <TaskPage key={task} task={task} />
    </Drawer>
  )
}

interface DrawerProps {
  readonly label: string
  readonly name: string
  /** Where it has a page of its own. */
  readonly href: string
  readonly children: ReactNode
}

function Drawer({ label, name, href, children }: DrawerProps) {
  const phrases = usePhrases(besidePhrases)
  const scrolled = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (name !== '') scrolled.current?.scrollTo(0, 0)
  }, [name])
  const bar = (
    <Link
      href={href}
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
    <Frame label={label} bar={bar} onClose={closeBeside}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div ref={scrolled} className={styles.scrolls} tabIndex={0} data-beside>
        <Boundary of={name}>
          <Suspense fallback={<PageSkeleton />}>
            <Subpage>{children}</Subpage>
          </Suspense>
        </Boundary>
      </div>
    </Frame>
  )
}
