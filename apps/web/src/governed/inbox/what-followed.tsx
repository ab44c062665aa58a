// What an answer caused, and where to go from there.

import { useEffect, useRef } from 'react'
import type { Result } from '../../api/request.ts'
import { usePhrases } from '../../language/language.tsx'
import { Panel } from '../../parts/page/page.tsx'
import { TaskLine } from '../task-line.tsx'
import styles from './inbox.module.css'
import { ItemLine } from './item-line.tsx'
import { NextItem, useNextItem } from './next-item.tsx'
import { inboxPhrases } from './phrases.ts'

export function WhatFollowed({
  item,
  tasks,
  items,
}: Pick<Result<'answerItem'>, 'tasks' | 'items'> & { readonly item: string }) {
  const phrases = usePhrases(inboxPhrases)
  const place = useRef<HTMLDivElement>(null)
  const next = useNextItem(item)
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
          {items.map((asked) => (
            <ItemLine key={asked.id} item={asked} />
          ))}
        </ul>
        {next === undefined ? <p>{phrases.noMore}</p> : <NextItem item={item} kind="primary" />}
      </Panel>
    </div>
  )
}
