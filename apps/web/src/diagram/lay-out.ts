// Where the statuses and arrows of a lifecycle stand. Pure: the same table and width give the same picture.

import { Graph, layout, type Point } from '@dagrejs/dagre'
import type { LifecycleTable } from '@pawl/kernel'

export const NODE_HEIGHT = 44
const NODE_PADDING = 44
const LABEL_HEIGHT = 20
const LABEL_PADDING = 14
/** About what a letter takes: the boxes are measured before there is anything to measure. */
const NODE_LETTER = 7.8
const LABEL_LETTER = 6.6

export type Flow = 'down' | 'left to right' | 'right to left'
const RANK_DIRECTIONS: { readonly [flow in Flow]: 'TB' | 'LR' | 'RL' } = {
  down: 'TB',
  'left to right': 'LR',
  'right to left': 'RL',
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
}

export interface LaidOut {
  readonly width: number
  readonly height: number
  readonly statuses: ReadonlyMap<string, Box>
  /** By `arrowName`: the bends of each arrow, and where its label stands. */
  readonly arrows: ReadonlyMap<string, { readonly points: readonly Point[]; readonly label: Point }>
}

interface Names {
  readonly status: (status: string) => string
  readonly arrow: (rule: { readonly from: string; readonly to: string; readonly trigger: string }) => string
}

export const arrowName = ({ from, to }: { readonly from: string; readonly to: string }): string => `${from}→${to}`

/** Along the line of reading, or downwards where that leaves it larger. */
export function layOutWithin(width: number, lifecycle: LifecycleTable, names: Names, along: Flow): LaidOut {
  const across = layOut(lifecycle, names, along)
  if (across.width <= width) return across
  const down = layOut(lifecycle, names, 'down')
  return down.width < across.width ? down : across
}

function layOut(lifecycle: LifecycleTable, names: Names, flow: Flow): LaidOut {
  const graph = new Graph({ multigraph: true })
  graph.setGraph({ rankdir: RANK_DIRECTIONS[flow], nodesep: 36, edgesep: 18, ranksep: 44, marginx: 8, marginy: 8 })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const status of Object.keys(lifecycle.statuses)) {
    graph.setNode(status, { width: names.status(status).length * NODE_LETTER + NODE_PADDING, height: NODE_HEIGHT })
  }
  for (const rule of lifecycle.rules) {
    const width = names.arrow(rule).length * LABEL_LETTER + LABEL_PADDING
    graph.setEdge(rule.from, rule.to, { width, height: LABEL_HEIGHT, labelpos: 'c' }, arrowName(rule))
  }
  layout(graph)
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number }
  const boxes = graph.nodes().map((status) => {
    const { x = 0, y = 0, width: wide = 0 } = graph.node(status) as Partial<Box>
    return [status, { x: x - wide / 2, y: y - NODE_HEIGHT / 2, width: wide }] as const
  })
  const arrows = graph.edges().map((edge) => {
    const { points = [], x = 0, y = 0 } = graph.edge(edge) as { points?: Point[]; x?: number; y?: number }
    return [edge.name as string, { points, label: { x, y } }] as const
  })
  return { width, height, statuses: new Map(boxes), arrows: new Map(arrows) }
}
