// How long ago something was, as time goes by.

import { useDates } from '../../language/dates.ts'
import { useNow } from './now.ts'

export function Ago({ at }: { readonly at: number }) {
  const dates = useDates()
  const now = useNow()
  return (
    <time dateTime={new Date(at).toISOString()} title={dates.full(at)}>
      {dates.ago(Math.min(at, now), now)}
    </time>
  )
}
