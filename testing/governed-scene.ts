// What tests of governed work begin with: initiatives with tasks and workers, questions that are answered, work that is handed in.

import { acting, asked, freshContexts } from './operation-context.ts'

interface Item {
  id: string
  type: string
  body: Record<string, unknown>
}

export function governedScene(freshPlace: Parameters<typeof freshContexts>[0]) {
  const { now } = freshContexts(freshPlace)
  const ask = (actor = 'person:dana') => asked(acting(now.context, actor))
  const open = async (type?: string) => {
    const { items } = await ask().done('inbox', { limit: 100 })
    return items.filter((item) => type === undefined || item.type === type) as unknown as Item[]
  }
  const answer = async (type: string, given: object, actor?: string) => {
    const [item] = await open(type)
    return ask(actor).done('answerItem', { item: item?.id ?? 'none', answer: given as Record<string, unknown> })
  }
  /** An initiative with these tasks, and one worker for each name. */
  const initiative = async (
    titles: string[],
    { workers = ['ada'], policies = {} as Record<string, string>, requirePolicy = false } = {},
  ) => {
    for (const worker of workers) await ask().done('addWorker', { worker, skills: [] })
    for (const [policy, text] of Object.entries(policies)) await ask().done('addPolicy', { policy, text })
    const { initiative: made } = await ask().done('startInitiative', { title: 'Ship it', requirePolicy })
    await answer('InitiativeAssign', { tasks: titles.map((title) => ({ title })) })
    return made.id
  }
  const show = (id: string) => ask().done('showInitiative', { initiative: id })
  const tasks = async (id: string) =>
    (await show(id)).tasks.map(({ title, status, assignee }) => [title, status, assignee])
  const work = async (task: number, result: string, worker = 'ada') => {
    await ask().done('startWork', { task: String(task), session: worker })
    return ask().done('completeWork', { task: String(task), session: worker, result })
  }
  const block = async (task: number) => {
    await ask().done('startWork', { task: String(task), session: 'ada' })
    return ask().done('blockWork', { task: String(task), session: 'ada', owner: 'dana', action: 'get access' })
  }
  const verdicts = (...of: [string, string][]) => ({
    cases: of.map(([policy_id, verdict]) => ({ policy_id, verdict, reasoning: `it is ${verdict}` })),
  })
  return { ask, open, answer, initiative, show, tasks, work, block, verdicts, now }
}
