// A rule as an arrow of the diagram, along the bends the layout gave it.

import { BaseEdge, type Edge, EdgeLabelRenderer, type EdgeProps } from '@xyflow/react'
import { curveThrough } from './curve.ts'
import type { LaidOut } from './lay-out.ts'
import styles from './lifecycle-diagram.module.css'

type Arrow = LaidOut['arrows'] extends ReadonlyMap<string, infer Value> ? Value : never

export interface RuleEdgeData extends Record<string, unknown> {
  readonly arrow: Arrow
  readonly name: string
  /** The steps of the path that went along it. */
  readonly steps: string
  readonly isSelected: boolean
  readonly onSelect: (() => void) | undefined
}

export type RuleEdgeType = Edge<RuleEdgeData, 'rule'>

export function RuleEdge({ data, markerEnd }: EdgeProps<RuleEdgeType>) {
  if (data === undefined) return null
  const { arrow, name, steps, isSelected, onSelect } = data
  const state = { 'data-taken': steps !== '' || undefined, 'data-selected': isSelected || undefined }
  return (
    <>
      <BaseEdge path={curveThrough(arrow.points)} markerEnd={markerEnd} className={styles.arrow} {...state} />
      <EdgeLabelRenderer>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the picture is for the eye and the mouse; the list beside it has the same as buttons. */}
        <div
          className={styles.label}
          style={{ transform: `translate(-50%, -50%) translate(${arrow.label.x}px, ${arrow.label.y}px)` }}
          data-clickable={onSelect !== undefined || undefined}
          onClick={onSelect}
          {...state}
        >
          {steps !== '' && <span className={styles.steps}>{steps}</span>}
          {name}
        </div>
      </EdgeLabelRenderer>
    </>
  )
}
