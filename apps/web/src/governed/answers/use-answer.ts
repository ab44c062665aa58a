// Sending an answer: what is wrong with it, whether someone was faster, and what followed from it.

import { useChange } from '../../api/operation.ts'
import { RefusedError } from '../../api/request.ts'
import { forgetDraft } from '../../parts/form/use-draft.ts'
import { type AnswerProblems, answerProblems } from './answer-problems.ts'

export interface Answering {
  readonly send: (answer: unknown, reason?: string) => void
  /** Nobody else is left to judge: an owner may, with a reason [D42]. */
  readonly needsReason: boolean
  readonly isSending: boolean
  readonly problems: AnswerProblems
  /** What is wrong, if it is not at one of the places of the answer. */
  readonly error: Error | undefined
  readonly followed: ReturnType<typeof useChange<'answerItem'>>['data']
}

/** Those of someone who comes too late are shown with the question itself. */
const OVERTAKEN = ['ITEM_ANSWERED']

/** What is being written as an answer is kept under this name. */
export const answerDraft = (item: string) => `answer.${item}`

export function useAnswer(item: string): Answering {
  const change = useChange('answerItem', { drafts: [answerDraft(item)] })
  const { error } = change
  const problems = answerProblems(error)
  const isOvertaken = error instanceof RefusedError && OVERTAKEN.includes(error.document.code)
  const isPlaced = Object.keys(problems).some((path) => path !== '')
  return {
    send: (answer, reason) =>
      change.mutate(
        { item, answer: answer as Record<string, unknown>, ...(reason && { reason }) },
        { onSuccess: () => forgetDraft(answerDraft(item)) },
      ),
    needsReason: error instanceof RefusedError && isNobodyElse(error),
    isSending: change.isPending,
    problems,
    error: error === null || isOvertaken || isPlaced ? undefined : error,
    followed: change.data,
  }
}

function isNobodyElse({ document }: RefusedError): boolean {
  const { reason } = document.variables as { readonly reason?: unknown }
  return document.code === 'AUTHOR_CANNOT_JUDGE' && reason === 'nobody_else'
}
