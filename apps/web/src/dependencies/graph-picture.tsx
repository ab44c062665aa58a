// The graph for the eye. Its boxes are links, in the order of the tasks; the list beside it says the same in words.

import type { Operations, ResultOf } from '@pawl/contract'
import { useId, useMemo } from 'react'
import { Link } from 'wouter'
import { curveThrough } from '../diagram/curve.ts'
import { useIsTurned, usePhrases } from '../language/language.tsx'
import { GivenText } from '../parts/text/given-text.tsx'
import styles from './dependencies.module.css'
import { BOX, layOutGraph } from './lay-out-graph.ts'
import { dependencyPhrases } from './phrases.ts'

type Graph = ResultOf<Operations['taskGraph']>

export function GraphPicture({ graph }: { readonly graph: Graph }) {
  const phrases = usePhrases(dependencyPhrases)
  const isTurned = useIsTurned()
  const head = useId()
  const { width, height, boxes, arrows } = useMemo(() => layOutGraph(graph, isTurned), [graph, isTurned])
  return (
    <section className={styles.frame} aria-label={phrases.picture}>
      <div className={styles.picture} style={{ inlineSize: width, blockSize: height }} dir="ltr">
        <svg width={width} height={height} aria-hidden="true">
          <defs>
            <marker id={head} viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">
              <path d="M 0 0 L 8 4 L 0 8 z" className={styles.head} />
            </marker>
          </defs>
          {arrows.map(({ name, points }) => (
            <path key={name} d={curveThrough(points)} className={styles.arrow} markerEnd={`url(#${head})`} />
          ))}
        </svg>
        {graph.tasks.map(({ number, title, ended, waits, asked }) => {
          const { x, y } = boxes.get(number) ?? { x: 0, y: 0 }
          const state = asked ? 'asked' : (ended ?? (waits ? 'waits' : 'free'))
          return (
            <Link
              key={number}
              href={`/task/${number}`}
              className={styles.box}
              data-state={state}
              style={{ left: x, top: y, width: BOX.width, height: BOX.height }}
              title={title}
            >
              {`#${number} `}
              <GivenText>{title}</GivenText>
            </Link>
          )
        })}
      </div>
    </section>
  )
}
