// A server for others answers nobody it does not know: the person signs in, and is where they were, with what they had written.

import type { ReactNode } from 'react'
import { useAsked } from '../api/operation.ts'
import { RefusedError } from '../api/request.ts'
import { SignInPage } from './sign-in-page.tsx'

const NOT_KNOWN = 401

export function SignInGate({ children }: { readonly children: ReactNode }) {
  const { error } = useAsked('whoAmI', {})
  const refused = error instanceof RefusedError && error.status === NOT_KNOWN ? error : undefined
  return refused === undefined ? children : <SignInPage refused={refused} />
}
