// Whether an element has been in sight: what is far below need not be asked for.

import { useEffect, useRef, useState } from 'react'

export function useSeen<Shown extends Element>() {
  const ref = useRef<Shown>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (ref.current === null) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(true)
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, seen }
}
