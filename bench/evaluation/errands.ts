// Errands people really have (the spans they marked), each after every word of document 002 that adds a task, and alone.
// In direct mode an errand is to be added or offered, in guided mode the flow is to be opened.

import { createReader, markerOf, takeTurn } from '@pawl/dialogue'
import { ordinaryTasks } from './ordinary-tasks.ts'
import type { LabelledRow } from './rows.ts'

const reader = createReader()

const TRIGGERS: Readonly<Record<string, readonly string[]>> = {
  en: [
    ...['add', 'create', 'remember to', 'remind me to', 'i need to', "don't forget to", 'make a note to'],
    ...['task to', 'add a task to', ''],
  ],
  he: [
    ...['תוסיף', 'צור משימה', 'תזכור', 'תזכירי לי', 'אני צריך', 'אל תשכח', 'תרשום לי', 'משימה חדשה', 'הוסף משימה', ''],
  ],
}

export interface ErrandScore {
  readonly trigger: string
  readonly added: number
  readonly offered: number
  readonly opened: number
  readonly of: number
  readonly refused: readonly string[]
}

/** Chores of our own, for languages whose rows have no spans. */
export function errandsIn(rows: readonly LabelledRow[]): readonly string[] {
  const spans = rows
    .filter(({ tier, expect }) => tier === 'core' && expect === 'CREATE')
    .flatMap(({ todo = [] }) => todo)
  return [...new Set(spans.map((span) => span.trim()).filter((span) => span !== ''))]
}

export function scoreErrands(errands: readonly string[], language: string): readonly ErrandScore[] {
  const tasks = ordinaryTasks(language)
  return (TRIGGERS[language] ?? []).map((trigger) => {
    const refused: string[] = []
    let [added, offered, opened] = [0, 0, 0]
    for (const errand of errands) {
      const message = `${trigger} ${errand}`.trim()
      const direct = takeTurn(reader, { history: [], tasks, message, mode: 'direct', now: 0 })
      const guided = takeTurn(reader, { history: [], tasks, message, mode: 'guided', now: 0 })
      if (direct.commands[0]?.intent === 'add_task' && direct.commands[0].ready) added++
      else if (markerOf(direct.reply) === 'CREATE:ASK_ADD') offered++
      else refused.push(message)
      if (markerOf(guided.reply) === 'CREATE:ASK_TITLE') opened++
    }
    return { trigger, added, offered, opened, of: errands.length, refused }
  })
}
