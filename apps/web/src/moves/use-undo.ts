// Taking a change back, by its name.

import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { change } from '../api/change.ts'
import { usePhrases } from '../language/language.tsx'
import { useToasts } from '../parts/page/toasts.tsx'
import { movePhrases } from './phrases.ts'

export function useUndo(): (change: string) => Promise<void> {
  const client = useQueryClient()
  const toasts = useToasts()
  const phrases = usePhrases(movePhrases)
  return useCallback(
    async (undone) => {
      try {
        await change('undoChange', { change: undone })
        toasts.say(phrases.undone)
      } catch (error) {
        toasts.sayError(error as Error)
      }
      await client.invalidateQueries()
    },
    [client, toasts, phrases],
  )
}
