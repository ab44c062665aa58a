// How far the clocks of a time zone are ahead of UTC at a moment, in minutes.

export function offsetOf(timeZone: string | undefined, at: number): number {
  if (timeZone === undefined) return 0
  const format = formatOf(timeZone)
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const match = /^GMT(?:([+-])(\d{2}):(\d{2}))?$/.exec(name)
  if (match === null || match[1] === undefined) return 0
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3]))
}

/** Making one costs more than a turn, and a turn asks for several moments of one zone. There are some six hundred zones. */
const FORMATS = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(timeZone)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  FORMATS.set(timeZone, format)
  return format
}
