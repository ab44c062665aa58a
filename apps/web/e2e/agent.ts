// An agent beside the person: it waits, works and hands on through the same door any agent uses.

import { SECRET } from '../../../testing/session-secret.ts'
import { api, type Served } from './browser.ts'

export function agent(server: Served, room: string, role: string, name: string) {
  const session = `${name}${SECRET}`
  const work = (task: number, verb: string, more: object = {}) =>
    api(server, 'POST', `/api/work/${task}/${verb}`, { session, ...more })
  return {
    claim: async (): Promise<number> =>
      (await api(server, 'POST', '/api/work/wait-for-task', { room, role, session, timeoutSeconds: 10 })).task.number,
    start: (task: number) => work(task, 'start'),
    report: (task: number, progress: string) => work(task, 'progress', { progress }),
    complete: (task: number, result: string) => work(task, 'complete', { result }),
    ask: (task: number, question: string) => work(task, 'task-blocked', { ask: question }),
    handOff: (task: number, to: string, message: string) => work(task, 'hand-off', { to, message }),
  }
}
