import { expect, test, vi } from 'vitest'
import { sendLog } from './log-sender.ts'

interface Sent {
  readonly place: number
  readonly pieces: readonly { readonly stream: string; readonly text: string }[]
}

/** A server that takes what it is sent, or is away while `isAway`. */
function server() {
  const sent: Sent[] = []
  const state = { isAway: false }
  const ask = async (_: string, input: object, asking: { until?: number | undefined } = {}) => {
    await vi.waitFor(() => expect(state.isAway && performance.now() < (asking.until ?? Infinity)).toBe(false), 10_000)
    if (state.isAway) return { refused: true as const, refusal: { code: 'STORE_UNAVAILABLE' } }
    sent.push(input as Sent)
    return { refused: false as const, value: {} }
  }
  return { sent, state, ask: ask as unknown as Parameters<typeof sendLog>[0] }
}
const HELD = { task: '1', session: 's1', epoch: 1 }
const textOf = (sent: readonly Sent[]) => sent.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join('')

test('[LS1] a character and a control sequence that come in two chunks are read whole', async () => {
  const { sent, ask } = server()
  const log = sendLog(ask, HELD, 1)
  const bytes = Buffer.from('א\u001b[31mred\u001b[0m\r\nend')
  for (const byte of bytes) log.take('out', Buffer.from([byte]))
  await log.end()
  expect(textOf(sent)).toBe('אred\nend')
})

test('[LS2] what was printed while the server was away is sent later, in order and at its place', async () => {
  const { sent, state, ask } = server()
  const log = sendLog(ask, HELD, 1)
  log.take('out', Buffer.from('one\n'))
  await log.flush()
  state.isAway = true
  log.take('err', Buffer.from('two\n'))
  log.take('out', Buffer.from('three\n'))
  state.isAway = false
  await log.end()
  expect(textOf(sent)).toBe('one\ntwo\nthree\n')
  expect(sent.map(({ place }) => place)).toEqual([0, 4])
})

test('[LS1] what nobody takes for long is kept up to a limit; the oldest goes first and leaves its place', async () => {
  const { sent, ask } = server()
  const log = sendLog(ask, HELD, 60_000)
  const line = Buffer.from(`${'x'.repeat(9_999)}\n`)
  for (let times = 0; times < 300; times++) log.take('out', line)
  await log.end()
  const [first] = sent as [Sent]
  expect(textOf(sent).length).toBeLessThanOrEqual(1_000_000)
  expect(first.place + textOf(sent).length).toBe(3_000_000)
})

test('[LS1] binary junk becomes text that is taken', async () => {
  const { sent, ask } = server()
  const log = sendLog(ask, HELD, 1)
  log.take('out', Buffer.from([0, 255, 254, 27, 91, 7, 65, 10]))
  await log.end()
  expect(textOf(sent)).toBe('??[A\n')
})
