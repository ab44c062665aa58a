// The present moment, ticking: for what is shown as ‘3 minutes ago’.

import { useEffect, useState } from 'react'

export function useNow(every = 1000): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
