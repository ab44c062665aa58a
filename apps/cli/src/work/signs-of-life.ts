// While a command runs: its claim is renewed before the lease runs out, and what it says of its progress is passed on, at
// most once a second and the newest first: a talkative command does not fill the log of events.

const BETWEEN_REPORTS = 1_000

export interface SignsOfLife {
  progress(text: string): void
  /** What was said last is told before it ends. */
  end(): Promise<void>
}

/** Held still, over because it was moved on, or lost, with the words for it. */
type Reported = 'held' | 'over' | { readonly lost: string }

/** `hasMore` says whether the report would tell more than words. */
export function showLife(
  report: (progress: string | undefined) => Promise<Reported>,
  renewEvery: number,
  lost: (words: string) => void,
  hasMore: () => boolean = () => false,
): SignsOfLife {
  let unsaid: string | undefined
  let over = false
  let timer: NodeJS.Timeout | undefined
  let last = performance.now()
  let reporting: Promise<void> = Promise.resolve()
  const send = async () => {
    const text = unsaid
    unsaid = undefined
    const reported = await report(text)
    last = performance.now()
    if (reported !== 'held') over = true
    if (typeof reported === 'object') lost(reported.lost)
  }
  const schedule = () => {
    clearTimeout(timer)
    if (over) return
    const due = last + (unsaid === undefined ? renewEvery : Math.min(BETWEEN_REPORTS, renewEvery))
    timer = setTimeout(
      () => {
        reporting = send().finally(schedule)
      },
      Math.max(0, due - performance.now()),
    )
  }
  schedule()
  return {
    progress: (text) => {
      const isFirst = unsaid === undefined
      if (text !== '') unsaid = text
      if (isFirst && text !== '') schedule()
    },
    end: async () => {
      clearTimeout(timer)
      await reporting
      clearTimeout(timer)
      if (!over && (unsaid !== undefined || hasMore())) await send()
      over = true
    },
  }
}
