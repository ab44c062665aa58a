// Operations as React sees them: what is asked is kept and shared by name and input. What the live stream tells of changes
// the answers (`live-queries.ts`); what it does not tell of is asked again after a change (`after-change.ts`).

import type { OperationKey, SignInAnswer, SignInInput, SignInKey } from '@pawl/contract'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { afterChange, type ChangedTask } from './after-change.ts'
import { type ChangeOptions, change, KeptError } from './change.ts'
import { forgetLastState } from './last-state.ts'
import { forgetPerson, notePerson } from './person.ts'
import { queries } from './queries.ts'
import { type AwayError, type Input, type RefusedError, type Result, request, requestSignIn } from './request.ts'
import { noteSignIn } from './token.ts'
import { watchDeliveries } from './waiting-changes.ts'

export { queries }

/** What is done with an answer before anything on the page sees it. */
const noted: { readonly [key in OperationKey]?: (answer: Result<key>) => void } = { whoAmI: notePerson }

interface Asking {
  readonly enabled?: boolean
  /** Show the last answer while the next one comes: for lists whose filters change. */
  readonly keepLast?: boolean
  /** For what changes with time alone, which no event tells of: asked again after so many milliseconds. */
  readonly every?: number
}

export function useAsked<Key extends OperationKey>(
  key: Key,
  input: Input<Key>,
  { enabled = true, keepLast, every }: Asking = {},
) {
  return useQuery<Result<Key>, RefusedError | AwayError>({
    queryKey: [key, input],
    queryFn: async ({ signal }) => {
      const answer = await request(key, input, { signal })
      noted[key]?.(answer as never)
      return answer
    },
    enabled,
    ...(every !== undefined && { refetchInterval: every }),
    ...(keepLast && { placeholderData: keepPreviousData }),
  })
}

/** Signing in and out, and joining. */
export function useSignIn<Key extends SignInKey>(key: Key) {
  return useMutation<SignInAnswer<Key>, RefusedError | AwayError, SignInInput<Key>>({
    mutationFn: (input) => requestSignIn(key, input),
    networkMode: 'always',
    onSuccess: () => afterSignIn[key](),
  })
}

/** What was refused is asked again; what is being written stays. */
function comeIn(): void {
  noteSignIn()
  void queries.resetQueries({ predicate: ({ queryKey: [name] }) => name !== INVITATION })
}

/** Nothing of what was seen before stays: not on the screen, nor in the stream. */
function startOver(): void {
  noteSignIn()
  forgetPerson()
  void forgetLastState().finally(() => location.reload())
}

/** An invitation that was used cannot be looked at again, and need not be. */
export const INVITATION = 'invitation'
export const SIGN_IN_WAYS = 'sign-in-ways'

const afterSignIn: { readonly [key in SignInKey]: () => void } = {
  signIn: comeIn,
  join: comeIn,
  signOut: startOver,
  enterWorkspace: startOver,
  changePassword: () => {},
  showInvitation: () => {},
  showSignInWays: () => {},
  startOidc: () => {},
}

watchDeliveries(() => void afterChange())

/** What is done once a change was answered. */
interface Told<Key extends OperationKey> {
  readonly onSuccess?: (answer: Result<Key>) => unknown
  readonly onError?: (error: RefusedError | AwayError) => unknown
}

/** A change by one press. Whoever pressed is told what came of it, also if what they pressed is gone by then: the stream may
 * tell of a change before its own answer does, and take the row away. (The library's own callbacks end with the row.) */
export function useChange<Key extends OperationKey>(key: Key, options: ChangeOptions = {}) {
  const mutation = useMutation<Result<Key>, RefusedError | AwayError, Input<Key>>({
    mutationFn: (input) => change(key, input, options),
    // The stream tells of it too; whoever did it should not have to wait for that.
    // A server that is away has nothing new to say.
    onSettled: (answer, error) =>
      error instanceof KeptError ? undefined : afterChange((answer as { task?: ChangedTask } | undefined)?.task),
  })
  const { mutateAsync } = mutation
  const mutate = (input: Input<Key>, { onSuccess, onError }: Told<Key> = {}) =>
    void mutateAsync(input).then(onSuccess, (error) => onError?.(error))
  return { ...mutation, mutate }
}
