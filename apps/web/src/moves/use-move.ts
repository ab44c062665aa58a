// Moving a task: shown at once, taken back if refused, with the reason and what may be done instead.

import type { TaskView } from '@pawl/contract'
import type { TransitionRule } from '@pawl/kernel'
import { shortenText } from '@pawl/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { afterChange } from '../api/after-change.ts'
import { change, KeptError } from '../api/change.ts'
import { RefusedError, type Result, request } from '../api/request.ts'
import { undoable } from '../keys/undo-stack.ts'
import { useDates } from '../language/dates.ts'
import { usePhrases, useWords } from '../language/language.tsx'
import { useToasts } from '../parts/page/toasts.tsx'
import { partPhrases } from '../parts/phrases.ts'
import { headlineOf } from '../parts/task/headline.ts'
import { showChanged, showGuess } from './cached-tasks.ts'
import { movesByHand, operationOf } from './move-operations.ts'
import { movePhrases } from './phrases.ts'
import { useStanding } from './standing.ts'
import { useUndo } from './use-undo.ts'

export type Move = (task: TaskView, rule: TransitionRule) => Promise<void>

export function useMove(): Move {
  const client = useQueryClient()
  const toasts = useToasts()
  const words = useWords()
  const phrases = usePhrases(movePhrases)
  const parts = usePhrases(partPhrases)
  const undo = useUndo()
  const dates = useDates()
  const standing = useStanding()
  return useCallback<Move>(
    async function move(task, rule) {
      const operation = operationOf(task.lifecycle, rule)
      if (operation === undefined) return
      const { triggers, facts } = words.lifecycles[task.lifecycle]
      await client.cancelQueries({ queryKey: ['listTasks'] })
      showGuess(client, { ...task, status: rule.to, version: task.version + 1, updatedAt: Date.now() })
      try {
        // Room tasks have no version to expect: what they may do is decided with the whole room.
        const expectation = task.lifecycle === 'todo' ? { expectedVersion: task.version } : {}
        const said = phrases.moved(nameOf(task), facts[rule.trigger] ?? rule.trigger)
        const ask = () => change(operation, { task: task.id, ...expectation })
        if (task.lifecycle !== 'todo') {
          const { task: moved } = await ask()
          toasts.say(said)
          return await afterChange(moved as TaskView)
        }
        const moved = await undoable(async (remember) => {
          const { task: changed, again = [] } = (await ask()) as Result<'completeTask'>
          showChanged(client, changed)
          const run = remember(() => void undo(`${task.number}@${changed.version}`))
          const next = again.map(({ deadline }) => phrases.comesAgain(dates.deadline(deadline)))
          toasts.say([said, ...next].join(' '), { label: parts.undo, run })
          return changed
        })
        await afterChange(moved)
      } catch (error) {
        // It stays where it was put.
        if (error instanceof KeptError) return toasts.sayError(error)
        await afterChange()
        showChanged(client, task)
        const now =
          error instanceof RefusedError ? await request('showTask', { task: task.id }).catch(() => null) : null
        toasts.sayWhyNot(
          error as Error,
          now === null
            ? []
            : movesByHand(now.task, standing).map((legal) => ({
                label: triggers[legal.trigger] ?? legal.trigger,
                run: () => void move(now.task, legal),
              })),
        )
      }
    },
    [client, toasts, words, phrases, parts, undo, dates, standing],
  )
}

const LONGEST_NAME = 60

/** What a task is called in a sentence. */
export function nameOf(task: TaskView): string {
  return shortenText(headlineOf(task), LONGEST_NAME + 1)
}
