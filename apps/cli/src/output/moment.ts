// A moment as people read it.

/** In the time zone of the machine. */
export function moment(milliseconds: number): string {
  const date = new Date(milliseconds)
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`
}
