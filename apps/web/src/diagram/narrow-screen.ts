import { useSyncExternalStore } from 'react'

const NARROW = matchMedia('(width < 48rem)')

/** A phone, or a window as narrow as one. */
export function useNarrowScreen(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      NARROW.addEventListener('change', onChange)
      return () => NARROW.removeEventListener('change', onChange)
    },
    () => NARROW.matches,
  )
}
