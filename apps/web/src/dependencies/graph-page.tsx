// What waits for what: everything, or what hangs together with one task. As a picture and as a table.

import type { LinkedTask, Operations, ResultOf } from '@pawl/contract'
import { Link } from 'wouter'
import { useAsked } from '../api/operation.ts'
import { usePhrases } from '../language/language.tsx'
import { Answered } from '../parts/page/answered.tsx'
import { Page, Panel } from '../parts/page/page.tsx'
import styles from './dependencies.module.css'
import { GraphPicture } from './graph-picture.tsx'
import { LinkedLine } from './linked-line.tsx'
import { dependencyPhrases } from './phrases.ts'

type Graph = ResultOf<Operations['taskGraph']>

export default function GraphPage({ task }: { readonly task?: string }) {
  const phrases = usePhrases(dependencyPhrases)
  const asked = useAsked('taskGraph', task === undefined ? {} : { task })
  return (
    <Page
      title={task === undefined ? phrases.title : phrases.around(Number(task))}
      beside={task !== undefined && <Link href="/graph">{phrases.all}</Link>}
      wide
    >
      <Answered query={asked}>
        {(graph) =>
          graph.arrows.length === 0 ? (
            <p>{phrases.nothing}</p>
          ) : (
            <>
              <p>{phrases.explain}</p>
              <GraphPicture graph={graph} />
              {!graph.isWhole && <p>{phrases.leftOut}</p>}
              <Panel title={phrases.list}>
                <GraphTable graph={graph} />
              </Panel>
            </>
          )
        }
      </Answered>
    </Page>
  )
}

function GraphTable({ graph: { tasks, arrows } }: { readonly graph: Graph }) {
  const phrases = usePhrases(dependencyPhrases)
  const byNumber = new Map(tasks.map((task) => [task.number, task]))
  const linked = (numbers: readonly number[]) => numbers.flatMap((number) => byNumber.get(number) ?? [])
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{phrases.task}</th>
          <th scope="col">{phrases.dependsOn}</th>
          <th scope="col">{phrases.blocks}</th>
        </tr>
      </thead>
      <tbody>
        {tasks.map((task) => (
          <tr key={task.number}>
            <th scope="row">
              <LinkedLine task={task} />
            </th>
            <Cell tasks={linked(arrows.filter(({ to }) => to === task.number).map(({ from }) => from))} />
            <Cell tasks={linked(arrows.filter(({ from }) => from === task.number).map(({ to }) => to))} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ tasks }: { readonly tasks: readonly LinkedTask[] }) {
  return (
    <td>
      <ul className={styles.list}>
        {tasks.map((task) => (
          <li key={task.number}>
            <LinkedLine task={task} />
          </li>
        ))}
      </ul>
    </td>
  )
}
