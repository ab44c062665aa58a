// `pawl` alone, in a terminal: what is overdue and due today, and three commands that fit.

import { EXIT, type Operations, type ResultOf, shownDocument } from '@pawl/contract'
import { type Door, openDoor } from '../door/door.ts'
import { print, printJson } from '../output/print.ts'
import { render } from '../output/render.ts'
import type { Screen } from '../output/screen.ts'
import { sayRefusal } from '../refusal.ts'
import type { Settings } from '../settings.ts'
import { usefulCommands, type WhatThereIs } from './useful-commands.ts'

export async function overview(settings: Settings, screen: Screen): Promise<number> {
  const door = await openDoor(settings)
  try {
    const today = await door.run('todaysTasks', { timeZone: Temporal.Now.timeZoneId() })
    if (today.refused) return sayRefusal(today.refusal, settings.json, screen)
    const { overdue, tasks } = today.value
    const there = { due: [...overdue, ...tasks], ...(await whatElse(door)) }
    const words = screen.phrases.firstHour.overview
    const useful = usefulCommands(there, words.firstTask)
    if (settings.json) printJson(process.stdout, { ...today.value, next: useful.map(({ command }) => command) })
    else print(process.stdout, `${await shown(today.value, there, screen)}\n\n${listed(useful, screen)}`)
    return EXIT.done
  } finally {
    await door.close()
  }
}

/** Whoever may not look there has none of it. */
async function whatElse(door: Door): Promise<Pick<WhatThereIs, 'next' | 'questions'>> {
  const next = await door.run('nextTask', {})
  const inbox = await door.run('inbox', { for: 'user', brief: true, limit: 50 })
  const questions = inbox.refused ? 0 : inbox.value.items.length + inbox.value.budgets.length
  return { next: next.refused ? null : next.value.task, questions }
}

async function shown(
  today: ResultOf<Operations['todaysTasks']>,
  { due, next, questions }: WhatThereIs,
  screen: Screen,
): Promise<string> {
  const words = screen.phrases.firstHour.overview
  const lines = [due.length === 0 ? words.nothingToday : await render('todaysTasks', today, screen, {})]
  if (due.length === 0 && next !== null) {
    const { number, title, content } = shownDocument(next)
    lines.push(words.couldBegin(number, screen.quote(title ?? String(content ?? ''))))
  }
  if (questions > 0) lines.push(screen.paint('yellow', words.questions(questions)))
  return lines.join('\n')
}

function listed(useful: ReturnType<typeof usefulCommands>, { phrases, paint }: Screen): string {
  const { useful: words } = phrases.firstHour.overview
  const widest = Math.max(...useful.map(({ command }) => command.length))
  return useful.map((one) => `  ${one.command.padEnd(widest)}  ${paint('dim', words[one.for])}`).join('\n')
}
