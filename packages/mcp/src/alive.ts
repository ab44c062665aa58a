// Signs of life of a call that takes long: without them a client, or something on the way to it, takes it for dead.

import type { ServerContext } from '@modelcontextprotocol/server'

const BEAT = 10_000

/** Only who asked to be told of progress may be told of it. */
export async function whileAlive<Value>(context: ServerContext, work: () => Promise<Value>): Promise<Value> {
  const { _meta, notify } = context.mcpReq
  const progressToken = _meta?.progressToken
  if (progressToken === undefined) return work()
  let progress = 0
  const beat = () => {
    const params = { progressToken, progress: ++progress, message: 'waiting' }
    notify({ method: 'notifications/progress', params }).catch(() => {})
  }
  const beats = setInterval(beat, BEAT)
  beat()
  try {
    return await work()
  } finally {
    clearInterval(beats)
  }
}
