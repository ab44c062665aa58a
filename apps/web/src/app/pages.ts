// Where one can go: the pages of the side bar in its order, and those that are reached another way.

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
  readonly under: string | RegExp
  readonly Icon: LucideIcon
}

/** The places at the bottom of a phone; the others are behind More. */
export const FIRST_PLACES: readonly PagePlace['name'][] = ['today', 'inbox', 'tasks', 'rooms']

/** In the side bar: one's own things first, then the work of others, at the foot what one looks up. */
export const PAGE_GROUPS: { readonly [group in 'own' | 'rooms' | 'work' | 'foot']: readonly PagePlace[] } = {
  own: [
    { name: 'today', href: '/', under: '/today/*?', Icon: CalendarCheck },
    { name: 'inbox', href: '/inbox', under: '/inbox/*?', Icon: Inbox },
    { name: 'upcoming', href: '/upcoming', under: '/upcoming/*?', Icon: CalendarDays },
    // The board is the same list in columns.
    { name: 'tasks', href: '/tasks', under: /^\/(?:task\/.+|board)$/, Icon: ListTodo },
  ],
  rooms: [{ name: 'rooms', href: '/rooms', under: '/rooms/*?', Icon: Users }],
  work: [
    { name: 'agents', href: '/agents', under: '/agents/*?', Icon: Bot },
    { name: 'initiatives', href: '/initiatives', under: '/initiatives/*?', Icon: ShieldCheck },
    { name: 'policies', href: '/policies', under: '/policies/*?', Icon: Scale },
  ],
  foot: [
    { name: 'insight', href: '/insight', under: '/insight/*?', Icon: ChartColumn },
    { name: 'lifecycles', href: '/lifecycles', under: '/lifecycles/*?', Icon: RouteIcon },
    { name: 'trash', href: '/trash', under: '/trash/*?', Icon: Trash2 },
  ],
}

/** Reached from the list, and as a panel beside any page. */
const OTHER_PAGES: readonly PagePlace[] = [
  { name: 'board', href: '/board', under: '/board/*?', Icon: Columns3 },
  { name: 'chat', href: '/chat', under: '/chat/*?', Icon: MessageCircle },
]

export const ALL_PAGES: readonly PagePlace[] = [
  ...PAGE_GROUPS.own,
  ...OTHER_PAGES,
  ...PAGE_GROUPS.rooms,
  ...PAGE_GROUPS.work,
  ...PAGE_GROUPS.foot,
]
