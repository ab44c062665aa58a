// Back leads to the same place on the page, and to the row one came from; a page that is opened begins at its top.

import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { withoutOpened } from '../beside/open-task.ts'

const places = new Map<string, number>()
/** A list may need a moment until it is as long as it was. */
const FRAMES = 60

export function useScrollMemory(): void {
  const [path] = useLocation()
  const before = useRef<string>(undefined)
  const isBack = useRef(false)
  useLayoutEffect(() => {
    const onPop = () => {
      isBack.current = true
    }
    // Before the page is changed by the same event.
    addEventListener('popstate', onPop, { capture: true })
    return () => removeEventListener('popstate', onPop, { capture: true })
  }, [])
  useLayoutEffect(() => {
    const content = document.getElementById('content')
    if (content === null) return
    // The filters of a list are part of its address: another list is another place.
    const name = () => `${path}?${withoutOpened(location.search)}`
    const from = before.current
    before.current = path
    const stop =
      from === undefined || from === path
        ? () => {}
        : goTo(content, isBack.current ? (places.get(name()) ?? 0) : 0, isBack.current ? from : undefined)
    isBack.current = false
    const onScroll = () => places.set(name(), content.scrollTop)
    content.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      stop()
      content.removeEventListener('scroll', onScroll)
    }
  }, [path])
}

/** As soon as there is so much on the page; until then it is tried with every frame. */
function goTo(content: HTMLElement, top: number, from: string | undefined): () => void {
  let frame = 0
  let left = FRAMES
  const step = () => {
    content.scrollTop = top
    const row = from === undefined ? null : content.querySelector<HTMLElement>(`a[href="${CSS.escape(from)}"]`)
    row?.focus({ preventScroll: true })
    const isThere = Math.abs(content.scrollTop - top) < 2 && (from === undefined || row !== null)
    if (!isThere && left-- > 0) frame = requestAnimationFrame(step)
  }
  step()
  return () => cancelAnimationFrame(frame)
}
