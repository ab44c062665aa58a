// Where someone is reminded, and what was sent there, for the eyes of a person.

import { type Operations, type ResultOf, reminderWords } from '@pawl/contract'
import { moment } from './moment.ts'
import type { Screen } from './screen.ts'
import { table } from './table.ts'
import { renderChangedTask } from './tasks.ts'

export function renderChannelAdded(
  { channel, secret }: ResultOf<Operations['addChannel']>,
  { phrases, paint, words, language }: Screen,
): string {
  const kind = reminderWords[language].kinds[channel.kind]
  const test = words.say({ operation: 'testChannel', input: { channel: channel.id } }) ?? ''
  const shown = secret === null ? [] : [phrases.reminders.secretOnce, '', `  ${paint('bold', secret)}`, '']
  return [phrases.reminders.added(kind, channel.address), ...shown, phrases.reminders.howToTest(test)].join('\n')
}

export function renderChannels({ channels }: ResultOf<Operations['listChannels']>, screen: Screen) {
  const { headings, reminders } = screen.phrases
  if (channels.length === 0) return reminders.noChannels
  return table(
    channels,
    [
      { heading: headings.id, text: ({ id }) => id },
      { heading: headings.kind, text: ({ kind }) => reminderWords[screen.language].kinds[kind] },
      { heading: headings.address, text: ({ address }) => address, free: true },
      { heading: headings.made, text: ({ createdAt }) => moment(createdAt) },
    ],
    screen,
  )
}

export function renderDeliveries({ deliveries }: ResultOf<Operations['listDeliveries']>, screen: Screen) {
  const { headings, reminders } = screen.phrases
  const { kinds, states, troubles } = reminderWords[screen.language]
  if (deliveries.length === 0) return reminders.noDeliveries
  return table(
    deliveries,
    [
      { heading: headings.when, text: ({ dueAt }) => moment(dueAt) },
      { heading: headings.number, text: ({ task }) => (task === null ? reminders.test : String(task)), align: 'right' },
      { heading: headings.kind, text: ({ kind }) => kinds[kind] },
      {
        heading: headings.status,
        text: ({ state }) => states[state],
        style: ({ state }) => (state === 'failed' ? 'red' : undefined),
      },
      { heading: headings.details, text: ({ trouble }) => (trouble === null ? '' : troubles[trouble]), free: true },
    ],
    screen,
  )
}

export function renderSnoozed({ task }: ResultOf<Operations['snoozeReminder']>, screen: Screen) {
  const { snoozed, remindedAgain } = screen.phrases.reminders
  const changed = renderChangedTask(snoozed, task, screen)
  return task.snoozedUntil === undefined ? changed : `${changed}\n${remindedAgain(moment(task.snoozedUntil))}`
}
