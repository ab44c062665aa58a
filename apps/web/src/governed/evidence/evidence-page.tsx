// One document for someone who was not there. It prints as it reads: nothing is folded, and nothing of the app is around it.

import { evidenceMarkdown } from '@pawl/contract'
import { Download, Printer } from 'lucide-react'
import { useAsked } from '../../api/operation.ts'
import type { Result } from '../../api/request.ts'
import { useDates } from '../../language/dates.ts'
import { useLanguage, usePhrases } from '../../language/language.tsx'
import { Button } from '../../parts/form/button.tsx'
import { Answered } from '../../parts/page/answered.tsx'
import { Page } from '../../parts/page/page.tsx'
import { GivenText } from '../../parts/text/given-text.tsx'
import { taskNames } from '../task-names.ts'
import { AttemptReport } from './attempt-report.tsx'
import styles from './evidence.module.css'
import { evidencePhrases } from './phrases.ts'
import { PolicyReport } from './policy-report.tsx'
import { saveFile } from './save-file.ts'

export default function EvidencePage({ task }: { readonly task: string }) {
  const phrases = usePhrases(evidencePhrases)
  const evidence = useAsked('evidence', { task })
  const last = evidence.data?.attempts.at(-1)?.task
  const name = last === undefined ? `#${task}` : `#${last.number}`
  return (
    <Page
      title={phrases.title(`${name} ${last?.title ?? ''}`)}
      heading={
        <>
          {phrases.heading}: <bdi>{name}</bdi> <GivenText>{last?.title}</GivenText>
        </>
      }
      beside={evidence.data !== undefined && <Save evidence={evidence.data} name={`evidence-${name.slice(1)}`} />}
    >
      <Answered query={evidence} lines={12}>
        {({ attempts, policies }) => (
          <article className={styles.report}>
            <p>{phrases.intro}</p>
            <AsOf />
            {attempts.map((attempt, index) => (
              <AttemptReport
                key={attempt.task.id}
                attempt={attempt}
                number={index + 1}
                names={taskNames(attempts.map(({ task: one }) => one))}
              />
            ))}
            <PolicyReport policies={policies} />
          </article>
        )}
      </Answered>
    </Page>
  )
}

function AsOf() {
  const phrases = usePhrases(evidencePhrases)
  return <p className={styles.soft}>{phrases.made(useDates().full(Date.now()))}</p>
}

function Save({ evidence, name }: { readonly evidence: Result<'evidence'>; readonly name: string }) {
  const phrases = usePhrases(evidencePhrases)
  const moment = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ')
  const { language } = useLanguage()
  const markdown = () => evidenceMarkdown(evidence, { language, quote: (text) => text, moment })
  return (
    <div className={styles.save}>
      <Button onClick={() => window.print()}>
        <Printer size={16} aria-hidden />
        {phrases.print}
      </Button>
      <Button onClick={() => saveFile(`${name}.md`, 'text/markdown', `${markdown()}\n`)}>
        <Download size={16} aria-hidden />
        {phrases.markdown}
      </Button>
      <Button onClick={() => saveFile(`${name}.json`, 'application/json', JSON.stringify(evidence, undefined, 2))}>
        <Download size={16} aria-hidden />
        {phrases.json}
      </Button>
    </div>
  )
}
