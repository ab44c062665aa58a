// The examples of both clients, against a real server, as they stand.

import { execFile, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { startPawl } from '../../../testing/pawl-processes.ts'
import { createClient } from './index.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const server = await startPawl()
afterAll(() => server.stop())
const pawl = createClient({ url: server.url })
const run = promisify(execFile)

const hasPython = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0
const DOORS = [
  { name: 'TypeScript', command: process.execPath, files: ['todo-list.ts', 'room-worker.ts'], isThere: true },
  { name: 'Python', command: 'python3', files: ['todo_list.py', 'room_worker.py'], isThere: hasPython },
] as const

describe.each(DOORS)('$name', ({ name, command, files: [list, worker], isThere }) => {
  const example = async (file: string, ...args: string[]) => {
    const env = {
      ...process.env,
      PAWL_URL: server.url,
      PYTHONPATH: join(ROOT, 'clients', 'python'),
      PYTHONDONTWRITEBYTECODE: '1',
    }
    return (await run(command, [join(ROOT, 'examples', 'clients', file), ...args], { env })).stdout
  }

  test.skipIf(!isThere)(
    isThere ? 'a to-do list, and a refusal' : `a to-do list: left out, there is no python3 of 3.9 or newer`,
    async () => {
      expect(await example(list)).toMatch(/^Buy milk \(high\)\n(?:Buy milk \(high\)\n)?TASK_NOT_FOUND - /)
    },
  )

  test.skipIf(!isThere)(
    isThere ? 'an agent in a room: waits, works, and follows the events' : 'an agent in a room: left out, as above',
    async () => {
      const room = `${name.toLowerCase()}-${Date.now()}`
      await pawl.createRoom({ room, roles: ['builder'] })
      const worked = example(worker, room, 'builder')
      await pawl.postMessage({ room, content: 'three words here' })
      const followed = (await worked).trim().split('\n')
      expect(followed).toContain('startTask → in_progress')
      expect(followed.at(-1)).toBe('completeTask → completed')
    },
  )
})
