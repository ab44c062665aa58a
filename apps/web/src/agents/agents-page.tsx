// The agents at work, everywhere: for someone who looks after many of them.

import { Link } from 'wouter'
import { useAsked } from '../api/operation.ts'
import { usePhrases } from '../language/language.tsx'
import { Answered } from '../parts/page/answered.tsx'
import { Notice } from '../parts/page/notice.tsx'
import { Page } from '../parts/page/page.tsx'
import { AgentCard } from './agent-card.tsx'
import styles from './agents.module.css'
import { FinishedWork } from './finished-work.tsx'
import { agentsPhrases } from './phrases.ts'

/** What is printed, and who has gone silent, is told by no event. */
const EVERY = 5_000

export default function AgentsPage() {
  const phrases = usePhrases(agentsPhrases)
  const asked = useAsked('listAgents', {}, { every: EVERY })
  const many = asked.data?.agents.length ?? 0
  return (
    <Page title={phrases.title} beside={many > 0 && <span className={styles.soft}>{phrases.atWork(many)}</span>} wide>
      <p className={styles.soft}>{phrases.explain}</p>
      <Answered query={asked} lines={8}>
        {({ agents }) => (
          <>
            {agents.length === 0 ? (
              <Notice>
                {phrases.nobody} <Link href="/rooms">{phrases.connect}</Link>
              </Notice>
            ) : (
              <ul className={styles.cards} aria-label={phrases.title}>
                {agents.map((agent) => (
                  <AgentCard key={`${agent.task}.${agent.attempt}`} agent={agent} />
                ))}
              </ul>
            )}
            {/* Below them: it would jump if it were there first. */}
            <FinishedWork />
          </>
        )}
      </Answered>
    </Page>
  )
}
