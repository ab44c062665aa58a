// A lifecycle as a picture: its statuses, its rules as arrows, and, if asked, how many tasks are where or the way one
// task took. Drawn from the table itself, so it cannot say anything else. Heavy: load it with `lazy`.

import '@xyflow/react/dist/base.css'
import type { LifecycleName } from '@pawl/kernel'
import { MarkerType, ReactFlow } from '@xyflow/react'
import { useMemo } from 'react'
import { useLanguage, usePhrases, useWords } from '../language/language.tsx'
import { type DiagramProps, isSelected, stepsAlong } from './diagram-part.ts'
import { arrowName, type Flow, layOut, NODE_HEIGHT } from './lay-out.ts'
import styles from './lifecycle-diagram.module.css'
import { useNarrowScreen } from './narrow-screen.ts'
import { diagramPhrases } from './phrases.ts'
import { RuleEdge, type RuleEdgeType } from './rule-edge.tsx'
import { RuleList } from './rule-list.tsx'
import { StatusNode, type StatusNodeType } from './status-node.tsx'

const NODE_TYPES = { status: StatusNode }
const EDGE_TYPES = { rule: RuleEdge }

export default function LifecycleDiagram(props: DiagramProps) {
  const phrases = usePhrases(diagramPhrases)
  const words = useWords().lifecycles[props.lifecycle.name as LifecycleName]
  const { layout, nodes, edges } = useDrawing(props)
  const { onSelect } = props
  return (
    <div className={styles.diagram}>
      {/* Another size or direction is another picture: it is fitted to its frame when it is first drawn. */}
      <div
        key={`${layout.width}×${layout.height}`}
        className={styles.frame}
        style={{ aspectRatio: `${layout.width} / ${layout.height}`, maxBlockSize: layout.height * 1.15 }}
        role="img"
        aria-label={phrases.picture(words?.name ?? props.lifecycle.name)}
        dir="ltr"
      >
        <ReactFlow
          nodes={nodes}
          edges={edges}
          nodeTypes={NODE_TYPES}
          edgeTypes={EDGE_TYPES}
          fitView
          fitViewOptions={{ padding: 0.02, maxZoom: 1.15 }}
          minZoom={0.2}
          maxZoom={2}
          zoomOnScroll={false}
          preventScrolling={false}
          nodesDraggable={false}
          nodesConnectable={false}
          nodesFocusable={false}
          edgesFocusable={false}
          elementsSelectable={false}
          disableKeyboardA11y
          proOptions={{ hideAttribution: true }}
          onNodeClick={(_, { data }) => onSelect?.({ status: data.status })}
          onEdgeClick={(_, { source, target }) => onSelect?.({ from: source, to: target })}
        />
      </div>
      <details className={styles.asList}>
        <summary>{phrases.asList}</summary>
        <RuleList {...props} />
      </details>
    </div>
  )
}

function useDrawing({ lifecycle, counts, path, current, selected, onSelect }: DiagramProps) {
  const { language } = useLanguage()
  const words = useWords().lifecycles[lifecycle.name as LifecycleName]
  const narrow = useNarrowScreen()
  const wideFlow: Flow = language === 'he' ? 'right to left' : 'left to right'
  const flow: Flow = narrow ? 'down' : wideFlow
  const layout = useMemo(() => {
    const names = {
      // Room for a count, so that the picture stands still while the tasks move.
      status: (status: string) => `${words?.statuses[status]?.name ?? status}${counts === undefined ? '' : ' 000'}`,
      arrow: (rule: { from: string; to: string; trigger: string }) => {
        const steps = stepsAlong(rule, path)
        return `${words?.triggers[rule.trigger] ?? rule.trigger}${steps === '' ? '' : ` ${steps} `}`
      },
    }
    return layOut(lifecycle, names, flow)
  }, [lifecycle, words, path, counts === undefined, flow])
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
      zIndex: steps !== '' || chosen ? 1 : 0,
      data: {
        arrow: layout.arrows.get(arrowName(rule)) ?? { points: [], label: { x: 0, y: 0 } },
        name: words?.triggers[rule.trigger] ?? rule.trigger,
        steps,
        isSelected: chosen,
        onSelect: onSelect && (() => onSelect({ from: rule.from, to: rule.to })),
      },
    }
  })
  return { layout, nodes, edges }
}
