// What `pawl work` says of each task, to whoever looks at its terminal.

import { shownReason } from '@pawl/contract'
import { cutText } from '@pawl/kernel'
import type { Claim } from '../work/command-input.ts'
import type { Finished, FinishedHow } from '../work/held-task.ts'
import type { Screen, Style } from './screen.ts'

const STYLES: { readonly [outcome in FinishedHow]: Style } = {
  completed: 'green',
  givenBack: 'red',
  setAside: 'red',
  blocked: 'red',
  takenAway: 'yellow',
  interrupted: 'yellow',
  kept: 'yellow',
  movedOn: 'yellow',
  notTold: 'red',
}

export function renderTaken({ task, resumed }: Claim, screen: Screen): string {
  const [firstLine = ''] = task.content.split('\n')
  return screen.phrases.work.taken(task.number, screen.quote(cutText(firstLine, 100)), resumed)
}

export function renderFinished({ task, outcome, ended }: Finished, { phrases, paint, language }: Screen): string {
  return paint(STYLES[outcome], phrases.work.finished[outcome](task.number, shownReason(ended, language)))
}
