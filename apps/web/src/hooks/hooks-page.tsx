// The hooks: where what happens is told, how that fares, and what could not be sent.

import { IfMay } from '../api/may.ts'
import { useAsked } from '../api/operation.ts'
import { usePhrases } from '../language/language.tsx'
import { Answered } from '../parts/page/answered.tsx'
import { Page, Panel } from '../parts/page/page.tsx'
import styles from '../people/people.module.css'
import { AddHook } from './add-hook.tsx'
import { GivenUp } from './given-up.tsx'
import { HookRow } from './hook-row.tsx'
import { hooksPhrases } from './phrases.ts'

/** That something was sent changes no record. */
const EVERY = 10_000

export default function HooksPage() {
  const phrases = usePhrases(hooksPhrases)
  const hooks = useAsked('listHooks', {}, { every: EVERY })
  const me = useAsked('whoAmI', {})
  const givenUp = useAsked('deadDeliveries', {})
  return (
    <Page title={phrases.title}>
      <p className={styles.soft}>{phrases.explain}</p>
      <Panel>
        <Answered query={hooks} together={[me]}>
          {({ hooks }) =>
            hooks.length === 0 ? (
              <p className={styles.soft}>{phrases.none}</p>
            ) : (
              <ul className={styles.rows} aria-label={phrases.title}>
                {hooks.map((hook) => (
                  <HookRow key={hook.id} hook={hook} />
                ))}
              </ul>
            )
          }
        </Answered>
      </Panel>
      {/* What stands above would push it down. */}
      {![hooks, me, givenUp].some(({ isLoading }) => isLoading) && (
        <>
          <GivenUp />
          <IfMay run="addHook">
            <AddHook />
          </IfMay>
        </>
      )}
    </Page>
  )
}
