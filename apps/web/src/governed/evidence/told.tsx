// What the systems told each other about an attempt, besides what they asked.

import { noticeName, outcomeName } from '@pawl/contract'
import type { Result } from '../../api/request.ts'
import { useDates } from '../../language/dates.ts'
import { useLanguage } from '../../language/language.tsx'
import { Markdown } from '../../parts/markdown/markdown.tsx'
import { GivenText } from '../../parts/text/given-text.tsx'
import styles from './evidence.module.css'

type Messages = Result<'evidence'>['attempts'][number]['messages']

export function Told({ messages, title }: { readonly messages: Messages; readonly title: string }) {
  const dates = useDates()
  const { language } = useLanguage()
  if (messages.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      {messages.map(({ id, body, actor, at }) => {
        const { type, worker, outcome, findings } = body as Readonly<Record<string, string | undefined>>
        return (
          <div key={id} className={styles.entry}>
            <p>
              <strong>{noticeName(String(type), language)}</strong>{' '}
              <GivenText>
                {[worker, outcome && outcomeName(outcome, language)].filter((part) => part !== undefined).join(', ')}
              </GivenText>{' '}
              <small>
                <bdi>{actor}</bdi>, {dates.exact(at)}
              </small>
            </p>
            {findings !== undefined && <Markdown under={3}>{findings}</Markdown>}
          </div>
        )
      })}
    </>
  )
}
