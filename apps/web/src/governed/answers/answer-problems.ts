// What the server found wrong with an answer, by the place in it: `tasks.0.title`.

import type { InputProblem } from '@pawl/contract'
import { createContext, useContext } from 'react'
import { RefusedError } from '../../api/request.ts'

export type AnswerProblems = Readonly<Record<string, string>>

export function answerProblems(error: Error | null): AnswerProblems {
  if (!(error instanceof RefusedError) || error.document.code !== 'INVALID_INPUT') return {}
  const { problems } = error.document.variables as { readonly problems: readonly InputProblem[] }
  return Object.fromEntries(problems.map(({ at, problem }) => [at.replace(/^answer\.?/, ''), problem]).reverse())
}

export const ProblemsContext = createContext<AnswerProblems>({})

export function useProblem(path: string): string | undefined {
  return useContext(ProblemsContext)[path]
}

/** Of a list, the problem of any of its parts is the problem of the list. */
export function useProblemWithin(path: string): string | undefined {
  const problems = useContext(ProblemsContext)
  return problems[path] ?? Object.entries(problems).find(([at]) => at.startsWith(`${path}.`))?.[1]
}
