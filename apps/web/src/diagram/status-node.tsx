// A status as a box of the diagram.

import { Handle, type Node, type NodeProps, Position } from '@xyflow/react'
import { toneOf } from '../parts/task/status.tsx'
import styles from './lifecycle-diagram.module.css'

interface StatusNodeData extends Record<string, unknown> {
  readonly lifecycle: string
  readonly status: string
  readonly name: string
  readonly means: string
  readonly count: string | undefined
  readonly isCurrent: boolean
  readonly isVisited: boolean
  readonly isSelected: boolean
  readonly isTerminal: boolean
}

export type StatusNodeType = Node<StatusNodeData, 'status'>

export function StatusNode({ data }: NodeProps<StatusNodeType>) {
  return (
    <div
      className={styles.status}
      title={data.means}
      data-tone={toneOf(data.lifecycle, data.status)}
      data-current={data.isCurrent || undefined}
      data-visited={data.isVisited || undefined}
      data-selected={data.isSelected || undefined}
      data-terminal={data.isTerminal || undefined}
    >
      {data.name}
      {data.count !== undefined && <span className={styles.count}>{data.count}</span>}
      <Handle type="target" position={Position.Left} isConnectable={false} className={styles.handle} />
      <Handle type="source" position={Position.Right} isConnectable={false} className={styles.handle} />
    </div>
  )
}
