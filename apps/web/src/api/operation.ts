// Operations as React sees them: what is asked is kept and shared by name and input, what is changed makes the rest ask
// again. Whatever the live stream tells of is asked again too (`live-queries.ts`).

import { type OperationKey, pauseAfter, type SignInAnswer, type SignInInput, type SignInKey } from '@pawl/contract'
import { keepPreviousData, QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { change } from './change.ts'
import {
  type AwayError,
  type Input,
  passes,
  type RefusedError,
  type Result,
  request,
  requestSignIn,
  toldToWait,
} from './request.ts'
import { noteSignIn } from './token.ts'

const BACKOFF = { first: 1_000, longest: 30_000 }

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      networkMode: 'always',
      retry: (failures, error) => passes(error) && failures < 3,
      retryDelay: (failures, error) => toldToWait(error) ?? pauseAfter(BACKOFF, failures + 1),
      refetchOnWindowFocus: true,
    },
    mutations: { networkMode: 'always' },
  },
})

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
    queryFn: ({ signal }) => request(key, input, { signal }),
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
  location.reload()
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

export function useChange<Key extends OperationKey>(key: Key) {
  const client = useQueryClient()
  return useMutation<Result<Key>, RefusedError | AwayError, Input<Key>>({
    mutationFn: (input) => change(key, input),
    // The stream tells of it too; whoever did it should not have to wait for that.
    onSettled: () => client.invalidateQueries(),
  })
}
