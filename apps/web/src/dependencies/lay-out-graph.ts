// Where tasks and arrows stand, along the line of reading. Pure: the same graph gives the same picture.

import { Graph, layout, type Point } from '@dagrejs/dagre'

export const BOX = { width: 180, height: 44 } as const

interface Drawn {
  readonly tasks: readonly { readonly number: number }[]
  readonly arrows: readonly { readonly from: number; readonly to: number }[]
}

export interface LaidOutGraph {
  readonly width: number
  readonly height: number
  /** By number: the corner of each box. */
  readonly boxes: ReadonlyMap<number, Point>
  readonly arrows: readonly { readonly name: string; readonly points: readonly Point[] }[]
}

export function layOutGraph({ tasks, arrows }: Drawn, isTurned: boolean): LaidOutGraph {
  const graph = new Graph()
  graph.setGraph({ rankdir: isTurned ? 'RL' : 'LR', nodesep: 20, ranksep: 48, marginx: 8, marginy: 8 })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const { number } of tasks) graph.setNode(String(number), { ...BOX })
  for (const { from, to } of arrows) graph.setEdge(String(from), String(to))
  layout(graph)
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number }
  const boxes = tasks.map(({ number }) => {
    const { x = 0, y = 0 } = graph.node(String(number)) as Partial<Point>
    return [number, { x: x - BOX.width / 2, y: y - BOX.height / 2 }] as const
  })
  const lines = arrows.map(({ from, to }) => {
    const { points = [] } = graph.edge(String(from), String(to)) as { points?: Point[] }
    return { name: `${from}→${to}`, points }
  })
  return { width, height, boxes: new Map(boxes), arrows: lines }
}
