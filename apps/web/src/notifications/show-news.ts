// One piece of news, as a notification of the system. Every tab says it; what has the same tag is shown once.

import { type Language, languages, shownText } from '@pawl/contract'
import { request } from '../api/request.ts'
import { notificationPhrases } from './phrases.ts'
import type { Subject } from './subjects.ts'

interface News {
  readonly subject: Subject
  readonly id: string
  readonly href: string
  readonly language: Language
  readonly principal: string
  /** What it says; of a task it is looked up. */
  readonly text?: string
  readonly task?: string
}

const LONGEST = 200

export async function showNews({ subject, id, href, language, principal, text, task }: News): Promise<void> {
  const found = task === undefined ? undefined : (await request('showTask', { task }).catch(() => undefined))?.task
  if (task !== undefined && found === undefined) return
  // Who asked for something wants to know that it is done; others need not.
  if (subject === 'finished' && found?.createdBy !== principal) return
  const said = text ?? String(found?.content ?? found?.title ?? '')
  const phrases = notificationPhrases[language]
  const notification = new Notification(phrases.news[subject], {
    body: shownText(said).slice(0, LONGEST),
    lang: language,
    dir: languages[language].direction,
    icon: '/icon.svg',
    tag: `${subject}-${id}`,
  })
  notification.onclick = () => {
    window.focus()
    location.assign(href)
  }
}
