// Schedules for the eyes of a person.

import type { Operations, ResultOf, ScheduleView } from '@pawl/contract'
import type { Screen } from './screen.ts'

export function renderSchedule({ schedule }: ResultOf<Operations['addSchedule']>, screen: Screen): string {
  return line(schedule, screen)
}

export function renderSchedules({ schedules }: ResultOf<Operations['listSchedules']>, screen: Screen): string {
  if (schedules.length === 0) return screen.phrases.schedules.none
  return schedules.map((schedule) => line(schedule, screen)).join('\n')
}

function line(schedule: ScheduleView, { phrases, paint, quote }: Screen): string {
  const { state, every, nextLocal, content, skipped, lastLate, lastMessage } = schedule
  const words = phrases.schedules
  const when =
    state === 'active' ? words.next(nextLocal.replace('T', ' ').replace(/\[(.*)\]$/, ' $1')) : words.states[state]
  const notes = [
    ...(lastMessage === null ? [] : [words.last(lastMessage, lastLate)]),
    ...(skipped === 0 ? [] : [words.skipped(skipped)]),
  ]
  const first = quote(content.split('\n')[0] ?? '')
  return `${paint('bold', schedule.schedule)}  ${first}  ${paint('dim', [quote(every), when, ...notes].join('; '))}`
}
