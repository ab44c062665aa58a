// Hooks, what they sent and what they could not, for the eyes of a person.

import {
  type HookDeliveryView,
  type HookView,
  hookWords,
  type Operations,
  type ResultOf,
  recordWordsOf,
  reminderWords,
} from '@pawl/contract'
import { moment } from './moment.ts'
import { aboutOf, howToConfirm } from './reminders.ts'
import type { Screen } from './screen.ts'
import { type Column, table } from './table.ts'

export function renderHookAdded({ hook, secret }: ResultOf<Operations['addHook']>, screen: Screen): string {
  const { phrases, words, quote } = screen
  const test = words.say({ operation: 'testHook', input: { hook: nameOf(hook) } }) ?? ''
  return [
    phrases.hooks.added(nameOf(hook), quote(hook.on), hook.to),
    ...renderSecret(secret, screen),
    hook.confirmed === false ? howToConfirm(hook.to, screen) : phrases.reminders.howToTest(test),
  ].join('\n')
}

export function renderHookResumed({ hook, secret }: ResultOf<Operations['resumeHook']>, screen: Screen): string {
  const resumed = [screen.phrases.hooks.resumed(nameOf(hook)), ...renderSecret(secret, screen)]
  return [...resumed, ...(hook.confirmed === false ? [howToConfirm(hook.to, screen)] : [])].join('\n')
}

function renderSecret(secret: string | null, { phrases, paint }: Screen): string[] {
  return secret === null ? [] : [phrases.reminders.secretOnce, '', `  ${paint('bold', secret)}`, '']
}

export function renderHooks({ hooks }: ResultOf<Operations['listHooks']>, screen: Screen) {
  const { headings, hooks: phrases } = screen.phrases
  if (hooks.length === 0) return phrases.none
  return table(
    hooks,
    [
      { heading: headings.id, text: nameOf },
      { heading: headings.what, text: ({ on }) => on },
      { heading: headings.kind, text: ({ as }) => as },
      { heading: headings.address, text: ({ to }) => to, free: true },
      {
        heading: headings.status,
        text: (hook) => stateOf(hook, screen),
        style: ({ state, dead }) => (state === 'stopped' || dead > 0 ? 'red' : undefined),
      },
    ],
    screen,
  )
}

export function renderHook({ hook }: ResultOf<Operations['showHook']>, screen: Screen): string {
  const { hooks: phrases } = screen.phrases
  const lines = [
    `${nameOf(hook)}  ${screen.quote(hook.on)} → ${hook.to} (${hook.as})`,
    stateOf(hook, screen),
    ...(hook.confirmed === false ? [howToConfirm(hook.to, screen)] : []),
    phrases.figures(hook.waiting, hook.failing, hook.dead),
    hook.lastSentAt === null ? phrases.neverSent : phrases.lastSent(moment(hook.lastSentAt)),
  ]
  return [...lines, ...(hook.hasAddress || hook.state === 'removed' ? [] : [phrases.noAddress])].join('\n')
}

function stateOf({ state, because, dead, confirmed }: HookView, { language, phrases }: Screen): string {
  const name = recordWordsOf[language].tables.hook.statuses[state]?.name ?? state
  const why = because === null ? '' : `: ${hookWords[language].stops[because]}`
  const still = confirmed === false && state !== 'removed' ? ` · ${phrases.reminders.notConfirmed}` : ''
  return `${name}${why}${still}${dead === 0 ? '' : ` · ${phrases.hooks.dead(dead)}`}`
}

export const nameOf = ({ id, name }: HookView) => name ?? id

export function renderHookDeliveries({ deliveries }: ResultOf<Operations['hookDeliveries']>, screen: Screen) {
  if (deliveries.length === 0) return screen.phrases.reminders.noDeliveries
  return table(deliveries, deliveryColumns(screen), screen)
}

/** Those of all hooks, and what sends them again. */
export async function renderDead(
  { deliveries }: ResultOf<Operations['deadDeliveries']>,
  screen: Screen,
): Promise<string> {
  const { headings, hooks: phrases } = screen.phrases
  if (deliveries.length === 0) return phrases.nothingDead
  const columns = [{ heading: headings.hook, text: hookOf }, ...deliveryColumns(screen)]
  const again = [...new Set(deliveries.map(hookOf))].map((hook) =>
    screen.words.say({ operation: 'replayHook', input: { hook } }),
  )
  return [
    await table(deliveries, columns, screen),
    '',
    phrases.replayAll,
    ...again.map((command) => `  ${command}`),
  ].join('\n')
}

const hookOf = ({ hook, hookName = hook }: HookDeliveryView) => hookName

function deliveryColumns(screen: Screen): Column<HookDeliveryView>[] {
  const { headings } = screen.phrases
  const { states, troubles } = reminderWords[screen.language]
  return [
    { heading: headings.id, text: ({ id }) => id },
    { heading: headings.when, text: ({ at }) => moment(at) },
    { heading: headings.number, text: (one) => aboutOf(one, screen), align: 'right' },
    {
      heading: headings.what,
      text: ({ from, to }) => (to === null ? '' : from === to ? to : `${from ?? ''} → ${to}`),
    },
    {
      heading: headings.status,
      text: ({ state }) => states[state],
      style: ({ state }) => (state === 'failed' ? 'red' : undefined),
    },
    { heading: headings.details, text: ({ trouble }) => (trouble === null ? '' : troubles[trouble]), free: true },
  ]
}
