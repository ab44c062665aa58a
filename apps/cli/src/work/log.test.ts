// The log of an attempt by real processes: written by a worker and by a shell, read as it grows; and what an agent says of itself.

import { expect, test } from 'vitest'
import { beginPawl, runPawl, startPawl } from '../../../../testing/pawl-processes.ts'

const SAYS = `console.log('\\u001b[32mטוחן\\u001b[0m'); console.error('dust'); console.log('PAWL-RESULT: flour')`

test('[D49] what a worker’s command prints is followed, kept with its exit code, and a shell can add to it', async () => {
  const server = await startPawl()
  const { dataFolder } = server
  const pawl = (args: readonly string[], input = '') => runPawl(args, { dataFolder, input })
  try {
    await pawl(['room', 'create', 'mill', '--roles', 'miller', '--parallel', '2'])
    await pawl(['room', 'post', 'mill', 'Grind'])
    const work = ['work', '--room', 'mill', '--role', 'miller', '--once', '--', process.execPath, '-e', SAYS]
    expect((await pawl(work)).code).toBe(0)
    const { stdout } = await pawl(['log', '1', '--follow'])
    // The two streams come as they come.
    expect(stdout.trimEnd().split('\n').sort()).toEqual(['PAWL-RESULT: flour', 'dust', 'טוחן'])
    expect((await pawl(['attempts', '1'])).stdout).toMatch(/completed.*0/)

    await pawl(['room', 'post', 'mill', 'Bake'])
    const claim = ['wait-for-task', '--room', 'mill', '--role', 'miller', '--session', 'shell']
    await pawl(claim)
    const following = beginPawl(['log', '2', '--follow'], { dataFolder })
    const added = await pawl(['log-append', '2', '--session', 'shell'], 'one\ntwo\n')
    expect([added.code, added.stderr]).toEqual([0, ''])
    await pawl(['task-started', '2', '--session', 'shell'])
    await pawl(['task-complete', '2', '--session', 'shell'])
    await following.ended
    expect((await pawl(['log', '2', '--tail', '1'])).stdout).toBe('two\n')
    const refused = await pawl(['log-append', '2', '--session', 'thief'], 'three\n')
    expect(refused.code).toBe(5)
  } finally {
    await server.stop()
  }
})

const AGENT = `
const say = (facts) => console.log(JSON.stringify(facts))
say({ type: 'system', subtype: 'init', model: 'large-1' })
say({ type: 'assistant', session_id: 's', message: { id: 'm', content: [{ type: 'text', text: 'Looking around' }] } })
say({ type: 'result', session_id: 's', result: process.env.PAWL_MESSAGES, total_cost_usd: 0.25, usage: { input_tokens: 30, output_tokens: 12 } })`

test('[AO2] what an agent prints of tokens and cost is on its attempt, and what it said last is the result', async () => {
  const server = await startPawl()
  const { dataFolder } = server
  const pawl = (args: readonly string[]) => runPawl(args, { dataFolder })
  try {
    await pawl(['room', 'create', 'mill', '--roles', 'miller'])
    await pawl(['room', 'post', 'mill', 'Grind'])
    await pawl(['tell', '1', 'Use the small wheel'])
    await pawl(['work', '--room', 'mill', '--role', 'miller', '--once', '--', process.execPath, '-e', AGENT])
    const { stdout } = await pawl(['attempts', '1', '--json'])
    const { task, attempts } = JSON.parse(stdout)
    expect([task.result, attempts]).toMatchObject([
      '["Use the small wheel"]',
      [{ outcome: 'completed', progress: 'Looking around', tokens: 42, costMicros: 250_000, model: 'large-1' }],
    ])
  } finally {
    await server.stop()
  }
})
