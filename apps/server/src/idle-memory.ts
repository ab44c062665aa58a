// Gives memory back while nobody asks for anything. Node collects garbage while it works and not while it rests: what starting up,
// a long list or a large import left behind would stay for as long as the server is idle.
//
// MB1. Only when no request has come for a while, and once for each time of rest: nobody waits for it twice.

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { FastifyInstance } from 'fastify'

/** In milliseconds. */
const AFTER_START = 2_000
const LOOK_EVERY = 30_000

export function addIdleMemory(app: FastifyInstance, collect: () => void = collectGarbage): void {
  let requests = 0
  let isCollected = false
  app.addHook('onRequest', (_request, _reply, done) => {
    requests++
    done()
  })
  const look = () => {
    if (requests > 0) isCollected = false
    else if (!isCollected) {
      collect()
      isCollected = true
    }
    requests = 0
  }
  const first = setTimeout(look, AFTER_START).unref()
  const later = setInterval(look, LOOK_EVERY).unref()
  app.addHook('onClose', async () => {
    clearTimeout(first)
    clearInterval(later)
  })
}

/** Also what was compiled to start, and is not needed again. */
function collectGarbage(): void {
  // The flag opens the function to contexts that are made after it.
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (how: { type: 'major'; flavor: 'last-resort' }) => void
  collect({ type: 'major', flavor: 'last-resort' })
}
