// Plays an initiative to its end: node examples/governed/run.mjs [folder for the data] [file for the evidence]
//
// Three policies, two workers and five tasks: one is approved, one is vague and then approved, one is blocked and
// restarted, one is rejected and replaced, and one goes to the user, who stops it.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { POLICIES, WORKERS } from './plan.mjs'

const HERE = import.meta.dirname
const PAWL = process.env.PAWL_EXAMPLE_COMMAND ?? join(HERE, '../../bin/pawl')
const folder = process.argv[2] ?? mkdtempSync(join(tmpdir(), 'pawl-example-'))
const reportFile = process.argv[3]

const run = (program, args, input) => {
  const { status, stdout, stderr } = spawnSync(program, args, { input, encoding: 'utf8' })
  return { status, stdout, stderr }
}
const pawl = (...args) => {
  const isScript = /\.c?js$/.test(PAWL)
  const given = [...(isScript ? [PAWL] : []), '--data', folder, ...args]
  return run(isScript ? process.execPath : PAWL, given)
}
const asked = (...args) => {
  const { status, stdout } = pawl('--json', ...args)
  const document = JSON.parse(stdout)
  if (status !== 0) throw new Error(`${args.join(' ')}: ${document.error.message}`)
  return document
}

/** One after the other until nobody has anything to do but the user. */
function work() {
  for (let moved = true; moved; ) {
    moved = false
    for (const system of ['system3', 'system4', 'system5']) {
      const { stdout, status, stderr } = pawl(
        ...['answer-with', '--for', system, '--once', '--', process.execPath, join(HERE, `${system}.mjs`)],
      )
      if (status !== 0) throw new Error(stderr)
      if (stdout !== '') moved = true
      for (const line of stdout.split('\n').filter(Boolean)) process.stdout.write(`${system}  ${line}\n`)
    }
    for (const worker of Object.keys(WORKERS)) if (workOnce(worker)) moved = true
  }
}

function workOnce(worker) {
  const next = pawl('--json', 'wait-for-task', '--worker', worker, '--timeout-seconds', '0')
  if (next.status !== 0) return false
  const { task, session } = JSON.parse(next.stdout)
  const number = String(task.number)
  const told = (command, ...more) => asked(command, number, '--session', session, ...more)
  told('task-started')
  const { result, blocked } = JSON.parse(run(process.execPath, [join(HERE, 'worker.mjs')], JSON.stringify(task)).stdout)
  if (blocked === undefined) told('task-complete', '--result', result)
  else told('task-blocked', '--owner', blocked.owner, '--action', blocked.action)
  const what = blocked === undefined ? `hands in: ${result}` : `is blocked: ${blocked.action}`
  process.stdout.write(`${worker.padEnd(7)}  #${number} ${task.title} ${what}\n`)
  return true
}

for (const [policy, text] of Object.entries(POLICIES)) asked('policy', 'add', policy, text)
for (const [worker, skills] of Object.entries(WORKERS)) asked('worker', 'add', worker, '--skills', skills.join(','))
const { initiative } = asked('initiative', 'start', 'Release version 2')
work()
for (const item of asked('inbox', '--for', 'user').items) {
  process.stdout.write(`user     is asked about #${item.body.task_number} (${item.body.reason}) and stops it\n`)
  asked('answer', item.id, '--answer', JSON.stringify({ action: 'cancel', note: 'we do not promise dates' }))
}
work()
const { tasks } = asked('initiative', 'show', initiative.id)
process.stdout.write('\n')
for (const { number, title, status, attempt } of tasks)
  process.stdout.write(`#${number} ${title}: ${status}${attempt > 1 ? ` (attempt ${attempt})` : ''}\n`)
if (reportFile !== undefined) {
  const last = tasks.filter(({ follow_up_task_ids: next }) => next === undefined)
  const reports = last.map(({ number }) => pawl('--lang', 'en', 'evidence', String(number)).stdout)
  writeFileSync(
    reportFile,
    reports
      .map((report) => report.replace(/^# Evidence\n\n## /, '# ').trim())
      .join('\n\n')
      .concat('\n'),
  )
}
