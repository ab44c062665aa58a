// How wide an element is, as long as it is on the page.

import { type RefObject, useLayoutEffect, useState } from 'react'

/** Nothing until it is first measured. */
export function useInlineSize(element: RefObject<HTMLElement | null>): number | undefined {
  const [size, setSize] = useState<number>()
  useLayoutEffect(() => {
    const measured = element.current
    if (measured === null) return
    setSize(measured.clientWidth)
    const observer = new ResizeObserver(() => setSize(measured.clientWidth))
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return size
}
