// A chart with everything that goes with it: what it shows, what its colours mean, and the same as a table for whoever
// cannot or does not want to read a picture. With nothing to show it says what would make it show something.

import type { ReactElement } from 'react'
import { usePhrases } from '../language/language.tsx'
import { Panel } from '../parts/page/page.tsx'
import { Scrolling } from '../parts/page/scrolling.tsx'
import styles from './insight.module.css'
import { insightPhrases } from './phrases.ts'

interface Series {
  readonly name: string
  readonly color: string
}

interface ChartPanelProps {
  readonly title: string
  readonly explain: string
  /** Said instead, if there is nothing to draw. */
  readonly empty: string | false
  readonly series: readonly Series[]
  readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly (string | number)[])[] }
  readonly children: ReactElement
}

export function ChartPanel({ title, explain, empty, series, table, children }: ChartPanelProps) {
  const phrases = usePhrases(insightPhrases)
  if (empty !== false) {
    return (
      <Panel title={title}>
        <p className={styles.explain}>{explain}</p>
        <p className={styles.empty}>{empty}</p>
      </Panel>
    )
  }
  return (
    <Panel title={title}>
      <p className={styles.explain}>{explain}</p>
      {/* Letters of a drawing are placed from left to right; the axes are turned instead. */}
      <div className={styles.picture} role="img" aria-label={`${title}. ${explain}`} dir="ltr">
        {children}
      </div>
      <ul className={styles.legend}>
        {series.map(({ name, color }) => (
          <li key={name}>
            <span className={styles.swatch} style={{ background: color }} />
            {name}
          </li>
        ))}
      </ul>
      <details className={styles.asTable}>
        <summary>{phrases.asTable}</summary>
        <Scrolling label={title} className={styles.scroll}>
          <ChartTable {...table} />
        </Scrolling>
      </details>
    </Panel>
  )
}

function ChartTable({ head, rows }: ChartPanelProps['table']) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {rest.map((value, column) => (
              <td key={column}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
