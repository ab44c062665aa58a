// Where someone is reminded, and what was sent there, for the eyes of a person.

import { type Operations, type ResultOf, reminderWords } from '@pawl/contract'
import { moment } from './moment.ts'
import type { Screen } from './screen.ts'
import { table } from './table.ts'
import { renderChangedTask } from './tasks.ts'

export function renderChannelAdded({ channel, secret }: ResultOf<Operations['addChannel']>, screen: Screen): string {
  const { phrases, paint, words, language } = screen
  const kind = reminderWords[language].kinds[channel.kind]
  const test = words.say({ operation: 'testChannel', input: { channel: channel.id } }) ?? ''
  const next = channel.confirmed === false ? howToConfirm(channel.address, screen) : phrases.reminders.howToTest(test)
  const shown = secret === null ? [] : [phrases.reminders.secretOnce, '', `  ${paint('bold', secret)}`, '']
  return [phrases.reminders.added(kind, channel.address), ...shown, next].join('\n')
}

/** What is still to be done before anything goes there. */
export function howToConfirm(address: string, { phrases, words }: Screen): string {
  const command = words.say({ operation: 'confirmAddress', input: { address, code: CODE } }) ?? ''
  return [phrases.reminders.unconfirmed(address), `  ${command}`].join('\n')
}

/** Stands for what only the message says. */
const CODE = 'CODE'

export function renderConfirmed({ address }: ResultOf<Operations['confirmAddress']>, { phrases }: Screen): string {
  return phrases.reminders.confirmed(address)
}

export function renderCodeSent({ address, confirmed }: ResultOf<Operations['sendCode']>, screen: Screen): string {
  return confirmed ? screen.phrases.reminders.confirmed(address) : howToConfirm(address, screen)
}

export function renderChannels({ channels }: ResultOf<Operations['listChannels']>, screen: Screen) {
  const { headings, reminders } = screen.phrases
  if (channels.length === 0) return reminders.noChannels
  return table(
    channels,
    [
      { heading: headings.id, text: ({ id }) => id },
      { heading: headings.kind, text: ({ kind }) => reminderWords[screen.language].kinds[kind] },
      {
        heading: headings.address,
        text: ({ address, confirmed }) => (confirmed === false ? `${address} · ${reminders.notConfirmed}` : address),
        free: true,
      },
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
      { heading: headings.number, text: (one) => aboutOf(one, screen), align: 'right' },
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

/** The number of the task, or what it is instead. */
export function aboutOf(
  { task, code }: { readonly task: number | null; readonly code?: boolean | undefined },
  { phrases: { reminders } }: Screen,
): string {
  if (task !== null) return String(task)
  return code === true ? reminders.code : reminders.test
}

export function renderSnoozed({ task }: ResultOf<Operations['snoozeReminder']>, screen: Screen) {
  const { snoozed, remindedAgain } = screen.phrases.reminders
  const changed = renderChangedTask(snoozed, task, screen)
  return task.snoozedUntil === undefined ? changed : `${changed}\n${remindedAgain(moment(task.snoozedUntil))}`
}
