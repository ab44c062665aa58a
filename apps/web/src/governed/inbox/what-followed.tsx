// What an answer caused, and where to go from there.

import { ArrowRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useAsked } from '../../api/operation.ts'
import type { Result } from '../../api/request.ts'
import { usePhrases } from '../../language/language.tsx'
import { buttonClass } from '../../parts/form/button.tsx'
import { Panel } from '../../parts/page/page.tsx'
import { TaskLine } from '../task-line.tsx'
import styles from './inbox.module.css'
import { ItemLine } from './item-line.tsx'
import { inboxPhrases } from './phrases.ts'

export function WhatFollowed({ tasks, items }: Result<'answerItem'>) {
  const phrases = usePhrases(inboxPhrases)
  const place = useRef<HTMLDivElement>(null)
  const next = useAsked('inbox', { limit: 1 }).data?.items[0]
  // A task that was edited and moved is there twice; how it stands is the last.
  const standing = new Map(tasks.map((task) => [task.id, task]))
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className={styles.followed}>
      <Panel title={phrases.done}>
        {standing.size + items.length > 0 && <h3>{phrases.followed}</h3>}
        <ul className={styles.lines}>
          {[...standing.values()].map((task) => (
            <li key={task.id}>
              <TaskLine task={task} />
            </li>
          ))}
          {items.map((item) => (
            <ItemLine key={item.id} item={item} />
          ))}
        </ul>
        {next === undefined ? (
          <p>{phrases.noMore}</p>
        ) : (
          <Link href={`/inbox/${next.id}`} className={buttonClass} data-kind="primary">
            {phrases.nextQuestion}
            <ArrowRight size={16} className="mirrored" aria-hidden />
          </Link>
        )}
      </Panel>
    </div>
  )
}
