// One reminder, shown where this browser may show it.

import { type Language, languages, reminderText, reminderWords } from '@pawl/contract'
import { change } from '../api/change.ts'
import { request } from '../api/request.ts'
import type { useToasts } from '../parts/page/toasts.tsx'
import { ownZone } from './own-zone.ts'
import { registeredWorker } from './push-subscription.ts'

interface Reminder {
  readonly task: number
  readonly dueAt: number
  readonly language: Language
  readonly toasts: ReturnType<typeof useToasts>
}

export async function showReminder({ task: number, dueAt, language, toasts }: Reminder): Promise<void> {
  const task = String(number)
  const found = await request('showTask', { task }).catch(() => undefined)
  if (found === undefined) return
  const { title, deadline } = found.task
  const at = typeof deadline === 'string' ? { at: Date.parse(deadline), hasTime: deadline.includes('T') } : null
  const facts = { title: title ?? '', number, deadline: at, dueAt }
  const text = reminderText(language, ownZone(), facts, Date.now())
  const words = reminderWords[language]
  toasts.say(`${words.subject(text.title)} ${text.body}`, {
    label: words.snooze,
    run: () => void change('snoozeReminder', { task }).catch(toasts.sayError),
  })
  await notify(text.title, {
    body: text.body,
    lang: language,
    dir: languages[language].direction,
    icon: '/icon.svg',
    // Every tab says it; what has the same tag is shown once.
    tag: `reminder-${number}-${dueAt}`,
    data: { task: number },
    actions: [
      { action: 'snooze', title: words.snooze },
      { action: 'done', title: words.done },
    ],
  })
}

type Shown = NotificationOptions & { readonly actions: readonly { readonly action: string; readonly title: string }[] }

/** With buttons where there is a worker to answer them. */
async function notify(title: string, { actions, ...plain }: Shown): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const worker = await registeredWorker()
  if (worker !== undefined) return worker.showNotification(title, { ...plain, actions } as NotificationOptions)
  const notification = new Notification(title, plain)
  notification.onclick = () => {
    window.focus()
    location.assign(`/task/${(plain.data as { task: number }).task}`)
  }
}
