// Where the clocks of this browser are.

export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
