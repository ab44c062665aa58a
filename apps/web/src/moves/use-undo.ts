// Taking a change back, by its name.

import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { afterChange } from '../api/after-change.ts'
import { change } from '../api/change.ts'
import { usePhrases } from '../language/language.tsx'
import { useToasts } from '../parts/page/toasts.tsx'
import { showChanged } from './cached-tasks.ts'
import { movePhrases } from './phrases.ts'

export function useUndo(): (change: string) => Promise<void> {
  const client = useQueryClient()
  const toasts = useToasts()
  const phrases = usePhrases(movePhrases)
  return useCallback(
    async (undone) => {
      try {
        const { task } = await change('undoChange', { change: undone })
        showChanged(client, task)
        toasts.say(phrases.undone)
        await afterChange(task)
      } catch (error) {
        toasts.sayError(error as Error)
        await afterChange()
      }
    },
    [client, toasts, phrases],
  )
}
