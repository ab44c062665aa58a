// A bar on the terminal while something takes long. Nothing when nobody is looking.

const WIDTH = 30
const EVERY = 100

export interface Progress {
  at(done: number, total: number): void
  end(): void
}

export function progressBar(label: string, stream: NodeJS.WriteStream): Progress {
  if (!stream.isTTY) return { at: () => {}, end: () => {} }
  let last = 0
  let drawn = false
  return {
    at: (done, total) => {
      const now = performance.now()
      if (now - last < EVERY) return
      last = now
      drawn = true
      const share = total === 0 ? 0 : Math.min(1, done / total)
      const filled = Math.round(share * WIDTH)
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled)
      stream.write(`\r${label} ${bar} ${Math.round(share * 100)}%  ${done.toLocaleString('en')} `)
    },
    end: () => {
      if (drawn) stream.write('\r\x1b[2K')
    },
  }
}
