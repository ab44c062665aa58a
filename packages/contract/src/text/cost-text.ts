// Money as people read it: whole units and cents, and further places only where they say something. Exact: no division.

const PLACES = 6
const CENTS = 2

export function costText(micros: number): string {
  const digits = String(micros).padStart(PLACES + 1, '0')
  const whole = digits.slice(0, -PLACES)
  const rest = digits.slice(-PLACES).replace(/0+$/, '').padEnd(CENTS, '0')
  return `${whole}.${rest}`
}
