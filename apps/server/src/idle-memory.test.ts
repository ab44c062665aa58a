import fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { addIdleMemory } from './idle-memory.ts'

test('[MB1] memory is given back once for each time of rest, and never while requests come', async () => {
  vi.useFakeTimers()
  const collected = vi.fn()
  const app = fastify()
  addIdleMemory(app, collected)
  app.get('/', () => 'here')
  onTestFinished(async () => {
    await app.close()
    vi.useRealTimers()
  })
  const ask = () => app.inject('/')
  await app.ready()
  vi.advanceTimersByTime(120_000)
  expect(collected).toHaveBeenCalledTimes(1)
  for (const _ of [1, 2, 3]) {
    await ask()
    vi.advanceTimersByTime(30_000)
  }
  expect(collected).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(120_000)
  expect(collected).toHaveBeenCalledTimes(2)
})
