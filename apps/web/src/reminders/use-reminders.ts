// While a page is open it tells of reminders as they come, with a note on the screen and, where the browser was allowed to,
// one of the system.

import type { EventView } from '@pawl/contract'
import { useEffect } from 'react'
import { listen } from '../api/live.ts'
import { useLanguage } from '../language/language.tsx'
import { useToasts } from '../parts/page/toasts.tsx'

/** The moment that was reminded of; undefined if the event is of something else. */
function remindedAt({ lifecycle, set }: EventView): number | undefined {
  return lifecycle === 'todo' && typeof set.remindedUntil === 'number' ? set.remindedUntil : undefined
}

export function useReminders(): void {
  const { language } = useLanguage()
  const toasts = useToasts()
  useEffect(
    () =>
      listen({
        onEvent: (event) => {
          const dueAt = remindedAt(event)
          if (dueAt === undefined) return
          // Rarely needed, so not part of what is loaded first.
          void import('./show-reminder.ts').then(({ showReminder }) =>
            showReminder({ task: event.number, dueAt, language, toasts }),
          )
        },
        onRecord: () => {},
        onGap: () => {},
      }),
    [language, toasts],
  )
}
