// Keeps what scrolls at its end, where the newest is, while its content grows: texts are set and scripts arrive after the first
// picture. Whoever has scrolled up to read is left there until something new is said.

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** So near to the end counts as being there. */
const NEAR = 48

export function useStayAtEnd(shown: number): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  useLayoutEffect(() => {
    if (shown === 0) return
    isAtEnd.current = true
    toEnd(scroller.current)
  }, [shown])
  useEffect(() => {
    const element = scroller.current
    if (element === null) return
    let top = element.scrollTop
    const onScroll = () => {
      // By the time it is told, more may have been added below: only whoever went up has left the end.
      const wentUp = element.scrollTop < top
      top = element.scrollTop
      if (element.scrollHeight - top - element.clientHeight < NEAR) isAtEnd.current = true
      else if (wentUp) isAtEnd.current = false
    }
    const grown = new ResizeObserver(() => isAtEnd.current && toEnd(element))
    const watch = () => {
      grown.disconnect()
      for (const watched of [element, ...element.children]) grown.observe(watched, { box: 'border-box' })
    }
    const added = new MutationObserver(watch)
    added.observe(element, { childList: true })
    watch()
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      grown.disconnect()
      added.disconnect()
      element.removeEventListener('scroll', onScroll)
    }
  }, [])
  return scroller
}

function toEnd(element: HTMLElement | null): void {
  element?.scrollTo({ top: element.scrollHeight })
}
