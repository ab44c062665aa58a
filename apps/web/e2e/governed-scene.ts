// Governed work set up by a program, up to where a person comes in.

import type { Page } from 'playwright-core'
import { api, type Served } from './browser.ts'

export interface OpenItem {
  readonly id: string
  readonly type: string
  readonly body: { readonly task_number?: number }
}

export async function openItem(server: Served, type: string): Promise<OpenItem> {
  const { items } = (await api(server, 'GET', '/api/inbox?limit=500')) as { items: OpenItem[] }
  const found = items.find((item) => item.type === type)
  if (found === undefined) throw new Error(`No ${type} is open`)
  return found
}

export function answer(server: Served, item: string, given: object) {
  return api(server, 'POST', `/api/inbox/${item}/answer`, { answer: given })
}

/** A System1 begins on its task and hands in a result. */
export async function handIn(server: Served, task: number, result: string): Promise<void> {
  await api(server, 'POST', `/api/work/${task}/task-started`, { session: 'ada' })
  await api(server, 'POST', `/api/work/${task}/task-complete`, { session: 'ada', result })
}

/** Two policies, a worker and an initiative with tasks; the first has a result that waits for its review. */
export async function setReviewScene(server: Served, ...titles: string[]): Promise<{ initiative: string }> {
  await api(server, 'POST', '/api/policies', { policy: 'brief', text: 'A result is brief.' })
  await api(server, 'POST', '/api/policies', { policy: 'no-secrets', text: 'A result has no password in it.' })
  await api(server, 'POST', '/api/workers', { worker: 'ada', skills: ['writing'] })
  const { initiative } = await api(server, 'POST', '/api/initiatives', { title: 'Release version 2' })
  const tasks = (titles.length === 0 ? ['Announce it'] : titles).map((title) => ({ title }))
  await answer(server, (await openItem(server, 'InitiativeAssign')).id, { tasks })
  await handIn(server, 1, 'Version 2 is out.\nPassword: hunter2')
  return { initiative: initiative.id }
}

export const cases = (brief: string, secrets: string) => ({
  cases: [
    { policy_id: 'brief', verdict: brief, reasoning: 'few words' },
    { policy_id: 'no-secrets', verdict: secrets, reasoning: 'there is a password in it' },
  ],
})

/** The verdict on a policy, with its reasoning. */
export async function judge(page: Page, policy: string, verdict: string): Promise<void> {
  const group = page.getByRole('group', { name: policy })
  await group.getByRole('radio', { name: verdict }).check()
  await group.getByRole('textbox', { name: 'Reasoning' }).fill(`it is ${verdict}`)
}
