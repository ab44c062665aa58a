// A lifecycle as a picture: its statuses, its rules as arrows, and, if asked, how many tasks are where or the way one
// task took. Drawn from the table itself, so it cannot say anything else. Heavy: load it with `lazy`.

import '@xyflow/react/dist/base.css'
import { MarkerType, ReactFlow } from '@xyflow/react'
import { useMemo, useRef } from 'react'
import { useIsTurned, usePhrases } from '../language/language.tsx'
import { useInlineSize } from '../parts/page/inline-size.ts'
import { type DiagramProps, isSelected, stepsAlong } from './diagram-part.ts'
import { arrowName, layOutWithin, NODE_HEIGHT } from './lay-out.ts'
import styles from './lifecycle-diagram.module.css'
import { diagramPhrases } from './phrases.ts'
import { RuleEdge, type RuleEdgeType } from './rule-edge.tsx'
import { RuleList } from './rule-list.tsx'
import { StatusNode, type StatusNodeType } from './status-node.tsx'
import { STILL_PICTURE } from './still-picture.ts'
import { useTableWords } from './table-words.ts'

const NODE_TYPES = { status: StatusNode }
const EDGE_TYPES = { rule: RuleEdge }

export default function LifecycleDiagram(props: DiagramProps) {
  const phrases = usePhrases(diagramPhrases)
  const words = useTableWords(props)
  const diagram = useRef<HTMLDivElement>(null)
  const width = useInlineSize(diagram)
  const { layout, nodes, edges } = useDrawing(props, width)
  const { onSelect } = props
  const zoom = Math.min(1, (width ?? 0) / layout.width)
  return (
    <div ref={diagram} className={styles.diagram}>
      <div
        className={styles.frame}
        style={{ blockSize: layout.height * zoom }}
        role="img"
        aria-label={phrases.picture(words?.name ?? props.lifecycle.name)}
        dir="ltr"
      >
        {width !== undefined && (
          <ReactFlow
            // Another size or direction is another picture: it begins where it fits.
            key={`${width}: ${layout.width} × ${layout.height}`}
            defaultViewport={{ x: (width - layout.width * zoom) / 2, y: 0, zoom }}
            nodes={nodes}
            edges={edges}
            nodeTypes={NODE_TYPES}
            edgeTypes={EDGE_TYPES}
            minZoom={0.2}
            maxZoom={2}
            {...STILL_PICTURE}
            onNodeClick={(_, { data }) => onSelect?.({ status: data.status })}
            onEdgeClick={(_, { source, target }) => onSelect?.({ from: source, to: target })}
          />
        )}
      </div>
      <details className={styles.asList}>
        <summary>{phrases.asList}</summary>
        <RuleList {...props} />
      </details>
    </div>
  )
}

function useDrawing(props: DiagramProps, width = 0) {
  const { lifecycle, counts, path, current, selected, onSelect } = props
  const isTurned = useIsTurned()
  const words = useTableWords(props)
  const layout = useMemo(() => {
    const names = {
      // Room for a count, so that the picture stands still while the tasks move.
      status: (status: string) => `${words?.statuses[status]?.name ?? status}${counts === undefined ? '' : ' 000'}`,
      arrow: (rule: { from: string; to: string; trigger: string }) => {
        const steps = stepsAlong(rule, path)
        return `${words?.triggers[rule.trigger] ?? rule.trigger}${steps === '' ? '' : ` ${steps} `}`
      },
    }
    return layOutWithin(width, lifecycle, names, isTurned ? 'right to left' : 'left to right')
  }, [lifecycle, words, path, counts === undefined, isTurned, width])
  const nodes = Object.entries(lifecycle.statuses).map(([status, { means, terminal }]): StatusNodeType => {
    const box = layout.statuses.get(status) ?? { x: 0, y: 0, width: 0 }
    return {
      id: status,
      type: 'status',
      position: { x: box.x, y: box.y },
      width: box.width,
      height: NODE_HEIGHT,
      data: {
        lifecycle: lifecycle.name,
        status,
        name: words?.statuses[status]?.name ?? status,
        means: words?.statuses[status]?.means ?? means,
        count: counts === undefined ? undefined : String(counts[status] ?? 0),
        isCurrent: status === current,
        isVisited: path?.some(({ from, to }) => from === status || to === status) ?? false,
        isSelected: isSelected({ status }, selected),
        isTerminal: terminal ?? false,
      },
    }
  })
  const edges = lifecycle.rules.map((rule): RuleEdgeType => {
    const steps = stepsAlong(rule, path)
    const chosen = isSelected(rule, selected)
    const color = steps !== '' || chosen ? 'var(--accent)' : 'var(--line-strong)'
    return {
      id: arrowName(rule),
      type: 'rule',
      source: rule.from,
      target: rule.to,
      markerEnd: { type: MarkerType.ArrowClosed, color, width: 16, height: 16, strokeWidth: 1 },
      data: {
        arrow: layout.arrows.get(arrowName(rule)) ?? { points: [], label: { x: 0, y: 0 } },
        name: words?.triggers[rule.trigger] ?? rule.trigger,
        steps,
        isSelected: chosen,
        onSelect: onSelect && (() => onSelect({ from: rule.from, to: rule.to })),
      },
    }
  })
  // What is pointed out lies over the rest.
  const isQuiet = ({ data }: RuleEdgeType) => data?.steps === '' && !data.isSelected
  return { layout, nodes, edges: [...edges.filter(isQuiet), ...edges.filter((edge) => !isQuiet(edge))] }
}
