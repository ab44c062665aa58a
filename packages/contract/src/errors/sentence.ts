// What the texts of every language are put together with.

import type { AwaitedTask } from '@pawl/kernel'
import type { OperationKey } from '../operations/index.ts'
import type { InputProblem } from './reasons.ts'

/** What there is to say, without what there is not. */
export const said = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ')

/** The task of a change such as 3@2. */
export const taskOf = (change: string) => change.replace('#', '').split('@')[0] ?? ''

/** Tasks by number and title; those that are not to be seen are counted as one. `before` stands between a word and a sign. */
export const awaitedList = (tasks: readonly AwaitedTask[], and: string, hidden: string, before = '') => {
  const named = tasks.map(({ task, title }) => (task === undefined ? hidden : `${before}#${task} ‘${title}’`))
  return named.filter((name, index) => name !== hidden || named[index - 1] !== hidden).join(and)
}

/** Where to look on: at the first of them that is to be seen. */
export const pointAtSeen = (tasks: readonly AwaitedTask[], point: (task: string) => string) => {
  const seen = tasks.find(({ task }) => task !== undefined)
  return seen === undefined ? '' : point(String(seen.task))
}

/** Tasks by their numbers. */
export const numberList = (numbers: readonly number[]) => numbers.map((number) => `#${number}`).join(', ')

/** What lists the records of a kind. */
export const listOf = (kind: string): OperationKey => (kind === 'worker' ? 'listWorkers' : 'listPolicies')

const each = (problems: readonly InputProblem[], text: (problem: InputProblem) => string) =>
  problems.map((problem) => (problem.at === '' ? text(problem) : `${problem.at}: ${text(problem)}`)).join('; ')

/** What is wrong with an input. */
export const problemList = (problems: readonly InputProblem[]) => each(problems, ({ problem }) => problem)

/** What to send instead. */
export const expectedList = (problems: readonly InputProblem[]) => each(problems, ({ expected }) => expected)
