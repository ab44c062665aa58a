// Sample tasks: ordinary tasks with a tag, by which they are found again and removed, all of them and nothing else.

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { change } from '../api/change.ts'
import { useAsked } from '../api/operation.ts'
import { usePhrases } from '../language/language.tsx'
import { useToasts } from '../parts/page/toasts.tsx'
import { ownZone } from '../reminders/own-zone.ts'
import { firstRunPhrases } from './phrases.ts'

/** When each of them is due, as the server understands it. */
const DUE = ['today', 'today', 'tomorrow', 'friday'] as const

export function useSamples() {
  const { tag, tasks } = usePhrases(firstRunPhrases)
  const client = useQueryClient()
  const toasts = useToasts()
  const [isBusy, setBusy] = useState(false)
  const titles = new Set(tasks.map(({ title }) => title))
  const tagged = useAsked('listTasks', { tag, status: 'all', limit: 100 }).data?.tasks ?? []
  // What a person gave the same tag is theirs.
  const samples = tagged.filter(({ title }) => titles.has(title ?? ''))
  const each = async (work: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      toasts.sayError(error as Error)
    }
    await client.invalidateQueries()
    setBusy(false)
  }
  return {
    samples,
    isBusy,
    load: () =>
      each(async () => {
        for (const [index, task] of tasks.entries())
          await change('addTask', { ...task, deadline: DUE[index], tags: [tag], timeZone: ownZone() })
      }),
    remove: () =>
      each(async () => {
        for (const { id } of samples) await change('deleteTask', { task: id })
      }),
  }
}
