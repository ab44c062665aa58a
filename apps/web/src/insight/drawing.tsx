// How every chart is drawn: axes with few round marks, by the tokens, without motion, and turned where text runs from right to
// left. What a place of it shows is said where the pointer rests.

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useIsTurned } from '../language/language.tsx'

const HEIGHT = 288
const EDGE = { top: 8, bottom: 26, end: 12 }
const LETTER = 7
const MARK_ROOM = 64

interface Mark {
  readonly at: number
  readonly label: string
}

/** Where a value or a place is in the picture. */
export interface Scale {
  readonly across: (value: number) => number
  readonly up: (value: number) => number
  readonly isTurned: boolean
}

interface DrawingProps {
  /** The values at the near and the far end. */
  readonly across: readonly [number, number]
  readonly up: readonly [number, number]
  readonly marksAcross: readonly Mark[]
  readonly marksUp: readonly Mark[]
  /** The lines behind it lead to these. */
  readonly lines: 'across' | 'up'
  readonly children: (scale: Scale) => ReactNode
}

export function Drawing({ across, up, marksAcross, marksUp, lines, children }: DrawingProps) {
  const isTurned = useIsTurned()
  const [width, frame] = useWidth()
  const labels = Math.max(...marksUp.map(({ label }) => label.length)) * LETTER + 12
  const [left, right] = isTurned ? [EDGE.end, width - labels] : [labels, width - EDGE.end]
  const [top, bottom] = [EDGE.top, HEIGHT - EDGE.bottom]
  const share = (value: number, [from, to]: readonly [number, number]) =>
    to === from ? 0 : (value - from) / (to - from)
  const scale: Scale = {
    across: (value) =>
      isTurned ? right - share(value, across) * (right - left) : left + share(value, across) * (right - left),
    up: (value) => bottom - share(value, up) * (bottom - top),
    isTurned,
  }
  const near = isTurned ? right : left
  const outside = isTurned
    ? { x: right + 8, textAnchor: 'start' as const }
    : { x: left - 8, textAnchor: 'end' as const }
  const every = Math.ceil(marksAcross.length / Math.max(1, Math.floor((right - left) / MARK_ROOM)))
  const shown = marksAcross.filter((_, index) => index % every === 0)
  return (
    <div ref={frame} style={{ blockSize: HEIGHT }}>
      {width > 0 && (
        <svg width={width} height={HEIGHT} aria-hidden>
          {lines === 'up' &&
            marksUp.map(({ at }) => (
              <line key={at} x1={left} x2={right} y1={scale.up(at)} y2={scale.up(at)} stroke="var(--line)" />
            ))}
          {lines === 'across' &&
            shown.map(({ at }) => (
              <line key={at} x1={scale.across(at)} x2={scale.across(at)} y1={top} y2={bottom} stroke="var(--line)" />
            ))}
          {children(scale)}
          <path d={`M${near} ${top}V${bottom}M${left} ${bottom}H${right}`} stroke="var(--line-strong)" fill="none" />
          {marksUp.map(({ at, label }) => (
            <text key={at} {...outside} y={scale.up(at) + 4}>
              {label}
            </text>
          ))}
          {shown.map(({ at, label }) => (
            <text key={at} x={scale.across(at)} y={HEIGHT - 8} textAnchor="middle">
              {label}
            </text>
          ))}
        </svg>
      )}
    </div>
  )
}

/** As wide as there is room. */
function useWidth(): [number, React.RefObject<HTMLDivElement | null>] {
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const watcher = new ResizeObserver(([seen]) => setWidth(Math.floor(seen?.contentRect.width ?? 0)))
    if (frame.current !== null) watcher.observe(frame.current)
    return () => watcher.disconnect()
  }, [])
  return [width, frame]
}
