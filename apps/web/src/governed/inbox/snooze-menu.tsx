// Putting a question off for oneself: it is out of the list until then, and others can still answer it.

import { AlarmClock, AlarmClockOff } from 'lucide-react'
import { useChange } from '../../api/operation.ts'
import { useDates } from '../../language/dates.ts'
import { isolated } from '../../language/isolated.ts'
import { usePhrases } from '../../language/language.tsx'
import { Button } from '../../parts/form/button.tsx'
import { Menu } from '../../parts/form/menu.tsx'
import { useToasts } from '../../parts/page/toasts.tsx'
import { ownZone } from '../../reminders/own-zone.ts'
import type { Item } from '../item.ts'
import { inboxPhrases } from './phrases.ts'
import { SNOOZES } from './snoozes.ts'

export function SnoozeMenu({ item, name }: { readonly item: Item; readonly name: string }) {
  const phrases = usePhrases(inboxPhrases)
  const dates = useDates()
  const toasts = useToasts()
  const snooze = useChange('snoozeItem')
  const wake = useChange('wakeItem')
  const onError = (error: Error) => toasts.sayError(error)
  const bringBack = () => wake.mutate({ item: item.id }, { onError })
  if (item.snoozedUntil !== undefined)
    return (
      <Button kind="quiet" size="small" onClick={bringBack} aria-label={`${phrases.wake}: ${name}`}>
        <AlarmClockOff size={16} aria-hidden />
        {phrases.wake}
      </Button>
    )
  const until = (words: string) =>
    snooze.mutate(
      { item: item.id, until: words, timeZone: ownZone() },
      {
        onSuccess: ({ until: moment }) =>
          toasts.say(phrases.snoozed(isolated(dates.moment(moment))), { label: phrases.wake, run: bringBack }),
        onError,
      },
    )
  return (
    <Menu
      label={`${phrases.snooze}: ${name}`}
      icon={<AlarmClock size={18} aria-hidden />}
      items={() => SNOOZES.map((words) => ({ key: words, label: phrases.snoozes[words], run: () => until(words) }))}
    />
  )
}
