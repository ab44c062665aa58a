// What of the list is shown lives in the address: back, reload and a link to it show the same.

import { LIST_GROUPS, PRIORITIES } from '@pawl/contract'
import { useMemo } from 'react'
import { useSearchParams } from 'wouter'
import type { Grouping } from './list-headings.ts'
import type { TaskFilters } from './use-task-pages.ts'

export const STATUS_FILTERS = ['all', 'pending', 'open', 'in_progress', 'done', 'deleted'] as const
export const SORTS = ['deadline', 'priority', 'position', 'updated', 'number'] as const

/** What a list shows of itself: what is to be done, what is due first on top. */
export const DEFAULTS = { status: 'pending', sort: 'deadline' } as const

/** What of a list was chosen: which tasks, in which order, under which headings. */
export type ListShows = Pick<
  TaskFilters,
  'status' | 'priority' | 'dueAfter' | 'dueBefore' | 'tag' | 'project' | 'text' | 'sort'
> & { readonly group?: Grouping }

/** A list has headings where its order has. */
const HEADINGS: { readonly [sort in NonNullable<TaskFilters['sort']>]?: Grouping } = {
  deadline: 'due',
  priority: 'priority',
}

type FilterName = keyof ListShows
const CHOICES: { readonly [name in FilterName]?: readonly string[] } = {
  status: STATUS_FILTERS,
  priority: PRIORITIES,
  sort: SORTS,
  group: LIST_GROUPS,
}
const NAMES: readonly FilterName[] = [
  'status',
  'priority',
  'dueAfter',
  'dueBefore',
  'tag',
  'project',
  'text',
  'sort',
  'group',
]
const DATE = /^\d{4}-\d\d-\d\d$/

/** Typing into the search leaves one step to go back over; every other choice leaves its own. */
export type SetFilter = (name: FilterName, value: string) => void

export function useFiltersInUrl(): {
  /** Those that were chosen. */
  readonly chosen: ListShows
  /** With what is meant where nothing was chosen. */
  readonly filters: Omit<ListShows, 'group'>
  readonly group: Grouping
  /** The groups follow from the order: a part of the list has them right. */
  readonly isGroupOfSort: boolean
  readonly setFilter: SetFilter
  readonly clear: () => void
} {
  const [params, setParams] = useSearchParams()
  const chosen = useMemo(() => readShows(params), [params])
  const filters = useMemo(() => {
    const { group: _, ...narrowing } = chosen
    return { ...DEFAULTS, ...narrowing }
  }, [chosen])
  const ofSort = HEADINGS[filters.sort] ?? 'none'
  const group = chosen.group ?? ofSort
  return {
    chosen,
    filters,
    group,
    isGroupOfSort: group === ofSort || group === 'none',
    setFilter: (name, value) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now)
          if (value === '') next.delete(name)
          else next.set(name, value)
          return next
        },
        { replace: name === 'text' },
      ),
    clear: () => setParams(new URLSearchParams()),
  }
}

/** Only what makes sense: an address can be typed by anyone. */
export function readShows(params: URLSearchParams): ListShows {
  const given = NAMES.flatMap((name): [string, string][] => {
    const value = params.get(name)
    if (value === null || value === '') return []
    if (CHOICES[name] !== undefined && !CHOICES[name].includes(value)) return []
    return name.startsWith('due') && !DATE.test(value) ? [] : [[name, value]]
  })
  return Object.fromEntries(given)
}
