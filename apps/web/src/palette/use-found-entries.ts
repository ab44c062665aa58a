// Tasks of every kind that fit what was typed, and what was said or waits in rooms, as entries of the palette.

import { CircleCheck, MessageCircle, Users } from 'lucide-react'
import { createElement, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useAsked } from '../api/operation.ts'
import type { Result } from '../api/request.ts'
import { useDates } from '../language/dates.ts'
import { useWords } from '../language/language.tsx'
import { nameOf } from '../moves/use-move.ts'
import { GivenText } from '../parts/text/given-text.tsx'
import type { Entry } from './entry.ts'

const MOST = 12
/** How long a person pauses between words, about. */
const PAUSE = 120

export function useFoundEntries(typed: string): { readonly entries: readonly Entry[]; readonly isSearching: boolean } {
  const [, navigate] = useLocation()
  const words = useWords()
  const dates = useDates()
  const text = useSettled(typed.trim())
  const found = useAsked('find', { text, limit: MOST }, { enabled: text !== '', keepLast: true })
  if (typed.trim() === '' || text === '') return { entries: [], isSearching: typed.trim() !== '' }
  const { tasks, said, waiting } = found.data ?? NOTHING
  return {
    isSearching: found.isFetching,
    entries: [
      ...tasks.map((task) => ({
        key: `task ${task.id}`,
        group: 'found' as const,
        label: createElement(GivenText, null, nameOf(task)),
        names: [],
        Icon: task.lifecycle === 'todo' ? CircleCheck : Users,
        hint: `#${task.number} · ${words.lifecycles[task.lifecycle].statuses[task.status]?.name ?? task.status}`,
        run: () => navigate(`/task/${task.number}`),
      })),
      ...said.map(({ conversation, text: words, at }) => ({
        key: `said ${conversation}`,
        group: 'said' as const,
        names: [],
        Icon: MessageCircle,
        label: createElement(GivenText, null, words),
        hint: dates.moment(at),
        run: () => navigate(`/chat/${conversation}`),
      })),
      ...waiting.map(({ room, message, text: words }) => ({
        key: `waiting ${room} ${message}`,
        group: 'said' as const,
        names: [],
        Icon: Users,
        label: createElement(GivenText, null, words),
        hint: createElement(GivenText, null, room),
        run: () => navigate(`/rooms/${encodeURIComponent(room)}`),
      })),
    ],
  }
}

const NOTHING: Pick<Result<'find'>, 'tasks' | 'said' | 'waiting'> = { tasks: [], said: [], waiting: [] }

/** What was typed, once the typing pauses. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
