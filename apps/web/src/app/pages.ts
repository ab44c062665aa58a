// Where one can go: the pages in the side bar, in its order.

import {
  Bot,
  CalendarCheck,
  CalendarDays,
  ChartColumn,
  Columns3,
  Inbox,
  ListTodo,
  type LucideIcon,
  MessageCircle,
  Route as RouteIcon,
  Scale,
  ShieldCheck,
  Trash2,
  Users,
} from 'lucide-react'
import type { AppPhrases } from './phrases.ts'

export interface PagePlace {
  readonly name: keyof AppPhrases['pages']
  readonly href: string
  readonly under: string
  readonly Icon: LucideIcon
}

/** The places at the bottom of a phone; the others are behind More. */
export const FIRST_PLACES: readonly PagePlace['name'][] = ['today', 'inbox', 'tasks', 'rooms']

/** One's own things first, then the work of others, then what one looks up. */
export const PAGE_GROUPS: { readonly [group in 'own' | 'work' | 'foot']: readonly PagePlace[] } = {
  own: [
    { name: 'today', href: '/', under: '/today/*?', Icon: CalendarCheck },
    { name: 'inbox', href: '/inbox', under: '/inbox/*?', Icon: Inbox },
    { name: 'upcoming', href: '/upcoming', under: '/upcoming/*?', Icon: CalendarDays },
    { name: 'tasks', href: '/tasks', under: '/task/*?', Icon: ListTodo },
    { name: 'board', href: '/board', under: '/board/*?', Icon: Columns3 },
    { name: 'chat', href: '/chat', under: '/chat/*?', Icon: MessageCircle },
  ],
  work: [
    { name: 'agents', href: '/agents', under: '/agents/*?', Icon: Bot },
    { name: 'initiatives', href: '/initiatives', under: '/initiatives/*?', Icon: ShieldCheck },
    { name: 'policies', href: '/policies', under: '/policies/*?', Icon: Scale },
    { name: 'rooms', href: '/rooms', under: '/rooms/*?', Icon: Users },
  ],
  foot: [
    { name: 'insight', href: '/insight', under: '/insight/*?', Icon: ChartColumn },
    { name: 'lifecycles', href: '/lifecycles', under: '/lifecycles/*?', Icon: RouteIcon },
    { name: 'trash', href: '/trash', under: '/trash/*?', Icon: Trash2 },
  ],
}

export const ALL_PAGES: readonly PagePlace[] = Object.values(PAGE_GROUPS).flat()
