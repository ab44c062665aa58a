// Goes to the provider of OpenID Connect, if the server has one. Which one it is stays the same while the page is open.

import type { SignInInput } from '@pawl/contract'
import { useQuery } from '@tanstack/react-query'
import { SIGN_IN_WAYS, useSignIn } from '../api/operation.ts'
import { requestSignIn } from '../api/request.ts'
import { forgetToken } from '../api/token.ts'
import { Button } from '../parts/form/button.tsx'
import { ErrorNotice } from '../parts/page/notice.tsx'
import styles from './people.module.css'

interface ProviderButtonProps {
  readonly label: (provider: string) => string
  /** By which invitation, or to link it to the account one is signed in to. */
  readonly input?: SignInInput<'startOidc'>
}

/** The name of the provider; null if there is none, or it is not known yet. */
export function useProvider(): string | null {
  const ways = useQuery({
    queryKey: [SIGN_IN_WAYS],
    queryFn: () => requestSignIn('showSignInWays', {}),
    staleTime: Number.POSITIVE_INFINITY,
    // In a frame on another site browsers keep no cookie.
    enabled: window.parent === window,
    retry: false,
  })
  return ways.data?.oidc ?? null
}

export function ProviderButton({ label, input = {} }: ProviderButtonProps) {
  const start = useSignIn('startOidc')
  const provider = useProvider()
  if (provider === null) return null
  const go = () =>
    start.mutate(input, {
      onSuccess: ({ address }) => {
        forgetToken()
        location.assign(address)
      },
    })
  return (
    <div className={styles.provider}>
      {start.error !== null && <ErrorNotice error={start.error} />}
      <Button onClick={go} disabled={start.isPending}>
        {label(provider)}
      </Button>
    </div>
  )
}
