// Lists a person comes back to. The server keeps them; here they have addresses.

import type { SavedView } from '@pawl/contract'
import { useAsked } from '../api/operation.ts'

interface ViewPlace {
  readonly name: string
  readonly href: string
}

export function useSavedViews(): readonly ViewPlace[] {
  const { views } = useAsked('listViews', {}).data ?? NONE
  return views.map((view) => ({ name: view.name, href: addressOf(view) }))
}

const NONE: { readonly views: readonly SavedView[] } = { views: [] }

/** With its parts in one order, so that the same list has the same address. */
export function addressOf({ name: _, ...shows }: Omit<SavedView, 'name'> & { readonly name?: string }): string {
  const parts = Object.entries(shows).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  const search = new URLSearchParams(parts.sort(([one = ''], [other = '']) => (one < other ? -1 : 1)))
  return search.size === 0 ? '/tasks' : `/tasks?${search}`
}
