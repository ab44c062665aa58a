// Lists kept under a name, for the eyes of a person.

import type { Operations, ResultOf, SavedView } from '@pawl/contract'
import type { Screen } from './screen.ts'

export function renderViewAdded({ view }: ResultOf<Operations['addView']>, screen: Screen): string {
  const { phrases, words, quote } = screen
  const open = words.say({ operation: 'listTasks', input: { view: view.name } }) ?? ''
  return phrases.views.added(quote(view.name), open)
}

export function renderViews({ views }: ResultOf<Operations['listViews']>, screen: Screen): string {
  if (views.length === 0) return screen.phrases.views.none
  return views.map((view) => line(view, screen)).join('\n')
}

/** What it shows, as its options are written. */
function line({ name, ...shows }: SavedView, { paint, quote }: Screen): string {
  const options = Object.entries(shows).map(([option, value]) => `--${kebab(option)} ${quote(String(value))}`)
  return `${paint('bold', quote(name))}  ${paint('dim', options.join(' '))}`
}

const kebab = (option: string) => option.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
