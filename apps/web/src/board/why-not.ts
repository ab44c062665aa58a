// Why a task may not go to a status, in the server's words, and the way there if there is one.

import type { TaskView } from '@pawl/contract'
import type { QueryClient } from '@tanstack/react-query'
import { type Result, request } from '../api/request.ts'
import { usePhrases, useWords } from '../language/language.tsx'
import { boardPhrases } from './phrases.ts'

export type Why = Result<'whyTask'>

export function askWhyNot(client: QueryClient, task: TaskView, to: string): Promise<Why | undefined> {
  const input = { task: task.id, to }
  const asked = client.fetchQuery({
    queryKey: ['whyTask', input],
    queryFn: () => request('whyTask', input),
    staleTime: 5_000,
  })
  // Who is not told why is still not let in.
  return asked.catch(() => undefined)
}

export function useWhyNotText(): (why: Why) => string {
  const phrases = usePhrases(boardPhrases)
  const words = useWords()
  return ({ refusal, path, task, to }) => {
    const { triggers, statuses } = words.lifecycles[task.lifecycle]
    if (to === task.status) return phrases.isAlready(statuses[to]?.name ?? to)
    const steps = (path ?? []).map(({ trigger }) => triggers[trigger] ?? trigger)
    const reason = String(refusal?.message ?? phrases.mayNot)
    return steps.length === 0 ? reason : `${reason.replace(/\.?$/, '.')} ${phrases.theWay(steps.join(', '))}`
  }
}
