// What the texts of every language are put together with.

import type { OperationKey } from '../operations/index.ts'
import type { InputProblem } from './catalogue.ts'

/** What there is to say, without what there is not. */
export const said = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ')

/** The task of a change such as 3@2. */
export const taskOf = (change: string) => change.replace('#', '').split('@')[0] ?? ''

/** What lists the records of a kind. */
export const listOf = (kind: string): OperationKey => (kind === 'worker' ? 'listWorkers' : 'listPolicies')

const each = (problems: readonly InputProblem[], text: (problem: InputProblem) => string) =>
  problems.map((problem) => (problem.at === '' ? text(problem) : `${problem.at}: ${text(problem)}`)).join('; ')

/** What is wrong with an input. */
export const problemList = (problems: readonly InputProblem[]) => each(problems, ({ problem }) => problem)

/** What to send instead. */
export const expectedList = (problems: readonly InputProblem[]) => each(problems, ({ expected }) => expected)
