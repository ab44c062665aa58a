// A moment as an error names it: the same for every reader, to the minute.

const FORMAT = { dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23', timeZone: 'UTC' } as const

export function moment(at: number | null): string {
  return `${new Intl.DateTimeFormat('en-CA', FORMAT).format(at ?? 0).replace(',', '')} UTC`
}
