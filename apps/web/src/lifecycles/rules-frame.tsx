// The frame of a table of rules: its heads, and rows that are given.

import type { ReactNode } from 'react'
import { usePhrases } from '../language/language.tsx'
import { Scrolling } from '../parts/page/scrolling.tsx'
import styles from './lifecycles.module.css'
import { lifecyclesPhrases } from './phrases.ts'

interface RulesFrameProps {
  readonly columns: readonly string[]
  readonly children: ReactNode
}

export function RulesFrame({ columns, children }: RulesFrameProps) {
  return (
    <Scrolling label={usePhrases(lifecyclesPhrases).table}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Scrolling>
  )
}
