// One initiative: how far it is, on what and on whom it waits, and its tasks with every attempt.

import { Link } from 'wouter'
import { IfMay } from '../../api/may.ts'
import { useAsked } from '../../api/operation.ts'
import type { Result } from '../../api/request.ts'
import { usePhrases } from '../../language/language.tsx'
import { Markdown } from '../../parts/markdown/markdown.tsx'
import { Answered } from '../../parts/page/answered.tsx'
import { Page, Panel } from '../../parts/page/page.tsx'
import { GivenText } from '../../parts/text/given-text.tsx'
import { AccessPanel } from '../../people/access-panel.tsx'
import { AttemptsPanel } from './attempts-panel.tsx'
import { BeginInitiative } from './begin-initiative.tsx'
import { CancelInitiative } from './cancel-initiative.tsx'
import { InitiativeState, isOver } from './initiative-state.tsx'
import styles from './initiatives.module.css'
import { initiativePhrases } from './phrases.ts'
import { TaskProgress } from './task-progress.tsx'
import { WaitingPanel } from './waiting-panel.tsx'
import { WaitsOn } from './waits-on.tsx'

export default function InitiativePage({ initiative: id }: { readonly initiative: string }) {
  const phrases = usePhrases(initiativePhrases)
  const shown = useAsked('showInitiative', { initiative: id })
  const initiative = shown.data?.initiative
  const title = String(initiative?.body.title ?? phrases.title)
  return (
    <Page
      title={title}
      heading={
        <>
          <GivenText>{title}</GivenText> {initiative !== undefined && <InitiativeState initiative={initiative} />}
        </>
      }
      beside={
        <>
          {initiative?.state === 'planned' && <BeginInitiative initiative={id} />}
          {shown.data !== undefined && !isOver(shown.data.initiative) && (
            <IfMay run="cancelInitiative">
              <CancelInitiative {...shown.data} />
            </IfMay>
          )}
        </>
      }
    >
      <Answered query={shown}>{(data) => <Initiative {...data} />}</Answered>
    </Page>
  )
}

function Initiative({ initiative, tasks, waitsFor }: Result<'showInitiative'>) {
  const phrases = usePhrases(initiativePhrases)
  const { description, summary, follows } = initiative.body as Readonly<Record<string, string | undefined>>
  return (
    <>
      <Panel title={phrases.progress}>
        {description !== undefined && <Markdown>{description}</Markdown>}
        {follows !== undefined && (
          <p>
            {phrases.follows}: <Link href={`/initiatives/${follows}`}>{follows}</Link>
          </p>
        )}
        {summary !== undefined && (
          <p>
            {phrases.summary}: <GivenText>{summary}</GivenText>
          </p>
        )}
        <div className={styles.cardBody}>
          <TaskProgress tasks={tasks} />
          <WaitsOn tasks={tasks} waitsFor={waitsFor} />
        </div>
      </Panel>
      <WaitingPanel waitsFor={waitsFor} isOver={isOver(initiative)} />
      {tasks.length > 0 && <AttemptsPanel tasks={tasks} />}
      <AccessPanel place={{ initiative: initiative.id }} />
    </>
  )
}
