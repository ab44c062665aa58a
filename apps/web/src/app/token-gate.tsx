// A server beyond this machine answers nobody without a token: the person is asked for it once.

import { type ReactNode, useState } from 'react'
import { queries, useAsked } from '../api/operation.ts'
import { RefusedError } from '../api/request.ts'
import { keepToken } from '../api/token.ts'
import { usePhrases } from '../language/language.tsx'
import { Button } from '../parts/form/button.tsx'
import { Field, inputClass } from '../parts/form/field.tsx'
import { ErrorNotice } from '../parts/page/notice.tsx'
import { Page, Panel } from '../parts/page/page.tsx'
import { appPhrases } from './phrases.ts'

export function TokenGate({ children }: { readonly children: ReactNode }) {
  const me = useAsked('whoAmI', {})
  const refused = me.error instanceof RefusedError && me.error.status === 401 ? me.error : undefined
  return refused === undefined ? children : <TokenForm refused={refused} />
}

function TokenForm({ refused }: { readonly refused: RefusedError }) {
  const { token: phrases } = usePhrases(appPhrases)
  const [token, setToken] = useState('')
  return (
    <Page title={phrases.title}>
      <Panel>
        <ErrorNotice error={refused} />
        <p>{phrases.explain}</p>
        <form
          style={{ display: 'grid', gap: '0.75rem', maxInlineSize: '28rem' }}
          onSubmit={(event) => {
            event.preventDefault()
            keepToken(token.trim())
            void queries.resetQueries()
          }}
        >
          <Field label={phrases.label}>
            <input
              className={inputClass}
              type="password"
              autoComplete="current-password"
              dir="ltr"
              required
              value={token}
              onChange={(event) => setToken(event.target.value)}
            />
          </Field>
          <Button type="submit" kind="primary">
            {phrases.enter}
          </Button>
        </form>
      </Panel>
    </Page>
  )
}
