// The attempts of tasks as a graph: each chain from its first attempt to its last. For the eye; the list has the same.

import dagre from '@dagrejs/dagre'
import type { TaskView } from '@pawl/contract'
import { type Edge, Handle, MarkerType, type Node, type NodeProps, Position, ReactFlow } from '@xyflow/react'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { useIsTurned, usePhrases } from '../language/language.tsx'
import { Status } from '../parts/task/status.tsx'
import { GivenText } from '../parts/text/given-text.tsx'
import '@xyflow/react/dist/base.css'
import { STILL_PICTURE } from '../diagram/still-picture.ts'
import styles from './lineage-graph.module.css'
import { governedPhrases } from './phrases.ts'

const WIDTH = 230
const HEIGHT = 84

interface LineageGraphProps {
  readonly tasks: readonly TaskView[]
  readonly label: string
}

type AttemptNode = Node<{ readonly task: TaskView; readonly rtl: boolean }, 'attempt'>

export default function LineageGraph({ tasks, label }: LineageGraphProps) {
  const rtl = useIsTurned()
  const { nodes, edges, height } = useMemo(() => layOut(tasks, rtl), [tasks, rtl])
  return (
    // A picture of lines and boxes is always laid out from the left; its texts keep their own direction.
    <figure className={styles.graph} style={{ blockSize: height }} dir="ltr" aria-label={label}>
      <ReactFlow
        key={`${tasks.length} ${rtl}`}
        nodes={nodes}
        edges={edges}
        nodeTypes={NODE_TYPES}
        fitView
        fitViewOptions={{ maxZoom: 1, padding: 0.08 }}
        minZoom={0.1}
        {...STILL_PICTURE}
      />
    </figure>
  )
}

const NODE_TYPES = { attempt: Attempt }

function Attempt({ data: { task, rtl } }: NodeProps<AttemptNode>) {
  const { attempt } = usePhrases(governedPhrases)
  return (
    <div className={styles.attempt} dir={rtl ? 'rtl' : 'ltr'}>
      <Handle type="target" position={rtl ? Position.Right : Position.Left} isConnectable={false} />
      <Link href={`/task/${task.number}`} title={task.title}>
        <bdi>#{task.number}</bdi> <GivenText>{task.title}</GivenText>
      </Link>
      <span>
        <Status lifecycle="governed" status={task.status} /> <small>{attempt(Number(task.attempt ?? 1))}</small>
      </span>
      <Handle type="source" position={rtl ? Position.Left : Position.Right} isConnectable={false} />
    </div>
  )
}

function layOut(tasks: readonly TaskView[], rtl: boolean) {
  const graph = new dagre.graphlib.Graph()
  graph.setGraph({ rankdir: rtl ? 'RL' : 'LR', nodesep: 18, ranksep: 56 })
  graph.setDefaultEdgeLabel(() => ({}))
  const known = new Set(tasks.map(({ id }) => id))
  const edges: Edge[] = []
  for (const { id } of tasks) graph.setNode(id, { width: WIDTH, height: HEIGHT })
  for (const { id, replaces_task_id: from } of tasks) {
    if (typeof from !== 'string' || !known.has(from)) continue
    graph.setEdge(from, id)
    edges.push({ id: `${from} ${id}`, source: from, target: id, markerEnd: { type: MarkerType.ArrowClosed } })
  }
  dagre.layout(graph)
  const nodes = tasks.map((task): AttemptNode => {
    const { x, y } = graph.node(task.id)
    return {
      id: task.id,
      type: 'attempt',
      data: { task, rtl },
      position: { x: x - WIDTH / 2, y: y - HEIGHT / 2 },
      width: WIDTH,
      height: HEIGHT,
    }
  })
  const bottom = Math.max(...nodes.map(({ position }) => position.y + HEIGHT))
  return { nodes, edges, height: `min(${bottom + 40}px, 70dvh)` }
}
