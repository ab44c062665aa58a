// A worker over HTTP, without the command: waits for tasks of a role and counts their words.
// Run it beside `pawl serve`, as: node examples/worker.ts <room> <role>

const [room, role] = process.argv.slice(2)
const server = process.env.PAWL_URL ?? 'http://127.0.0.1:7077'
/** NAME:SECRET. The same session gets its own task again: give one that outlives a crash. */
const session = process.env.PAWL_SESSION ?? `worker-${process.pid}:${crypto.randomUUID()}`

class Refused extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

async function post<Answer>(path: string, body: object): Promise<Answer> {
  const response = await fetch(new URL(path, server), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as Answer & { success?: false; error?: { code: string } }
  // A long wait has its status before its outcome: the body tells.
  if (answer.error !== undefined) throw new Refused(answer.error.code)
  return answer
}

for (;;) {
  try {
    const { task, epoch } = await post<{ task: { number: number; content: string }; epoch: number }>(
      '/api/work/wait-for-task',
      {
        room,
        role,
        session,
        timeoutSeconds: 50,
      },
    )
    const held = { session, epoch }
    const work = `/api/work/${task.number}`
    await post(`${work}/task-started`, held)
    // However long the work takes, the claim stays alive.
    const alive = setInterval(() => post(`${work}/report-progress`, held).catch(() => {}), 60_000)
    try {
      await post(`${work}/report-progress`, { ...held, progress: 'counting' })
      const words = task.content.trim().split(/\s+/).length // your work goes here
      await post(`${work}/task-complete`, { ...held, result: `${words} words` })
      console.log(`Task ${task.number}: ${words} words`)
    } finally {
      clearInterval(alive)
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    // NOTHING_TO_DO: wait again. NOT_THE_HOLDER: someone took the task away; go on with the next.
    if (error.code !== 'NOTHING_TO_DO' && error.code !== 'NOT_THE_HOLDER') throw error
  }
}
