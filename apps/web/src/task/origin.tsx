// Where a task belongs and where it came from: its room, its initiative, its conversation.

import type { TaskView } from '@pawl/contract'
import { DoorOpen, MessageCircle, ShieldCheck } from 'lucide-react'
import { Link } from 'wouter'
import { usePhrases } from '../language/language.tsx'
import { buttonClass } from '../parts/form/button.tsx'
import { taskPhrases } from './phrases.ts'
import styles from './task-page.module.css'

interface OriginProps {
  readonly task: TaskView
  readonly conversation: string | null | undefined
}

export function Origin({ task, conversation }: OriginProps) {
  const phrases = usePhrases(taskPhrases)
  const links = [
    typeof task.chatroomId === 'string' && {
      href: `/rooms/${encodeURIComponent(task.chatroomId)}`,
      text: phrases.room(task.chatroomId),
      Icon: DoorOpen,
    },
    typeof task.initiative_id === 'string' && {
      href: `/initiatives/${task.initiative_id}`,
      text: phrases.initiative,
      Icon: ShieldCheck,
    },
    typeof conversation === 'string' && {
      href: `/chat/${conversation}`,
      text: phrases.conversation,
      Icon: MessageCircle,
    },
  ].filter((link) => link !== false)
  if (links.length === 0) return null
  return (
    <nav className={styles.links} aria-label={phrases.task(task.number)}>
      {links.map(({ href, text, Icon }) => (
        <Link key={href} href={href} className={buttonClass} data-size="small">
          <Icon size={16} aria-hidden />
          <bdi dir="auto">{text}</bdi>
        </Link>
      ))}
    </nav>
  )
}
