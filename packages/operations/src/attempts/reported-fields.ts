// What a report of progress makes of the fields of a task. What was used is added to what was used before; words that say
// the same again are no progress.

export interface Report {
  readonly progress?: string | undefined
  readonly tokens?: number | undefined
  /** In whole units; what is kept is millionths. */
  readonly cost?: number | undefined
  readonly model?: string | undefined
}

interface Known {
  readonly progress?: string
  readonly tokens?: number
  readonly costMicros?: number
}

interface Reported {
  progress?: string
  progressedAt?: number
  tokens?: number
  costMicros?: number
  model?: string
}

/** Undefined if it says nothing but that its holder is alive. */
export function reportedFields(known: Known, report: Report, at: number): Reported | undefined {
  const { progress, tokens = 0, cost = 0, model } = report
  const fields: Reported = {}
  if (progress !== undefined) fields.progress = progress
  if (progress !== undefined && progress !== known.progress) fields.progressedAt = at
  if (tokens > 0) fields.tokens = sum(known.tokens, tokens)
  if (cost > 0) fields.costMicros = sum(known.costMicros, toMicros(cost))
  if (model !== undefined) fields.model = model
  return Object.keys(fields).length === 0 ? undefined : fields
}

/** Rounded once, where it comes in: below a thousand million the nearest millionth is exact. */
const toMicros = (cost: number) => Math.round(cost * 1_000_000)

const sum = (before: number | undefined, more: number) => Math.min((before ?? 0) + more, Number.MAX_SAFE_INTEGER)
