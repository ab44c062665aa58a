// The help in groups: under which heading a command stands, and examples below its own help. One that is in no group stands
// under the last.

import type { Command } from 'commander'
import type { Say } from './help-words.ts'

/** By the first word of a command, in the order in which they are shown. */
const GROUPS: Readonly<Record<string, string>> = {
  'Your list:':
    'add list show edit start stop done reopen delete restore tui find projects today upcoming next skip comment arrange view undo changes history why',
  'Talk to it:': 'chat conversations conversation replay interpret',
  'Be reminded and told:': 'snooze notify calendar hook',
  'What waits for what:': 'depend dependencies ready blocked unblock graph',
  'Rooms and agents:':
    'room board agents message backlog search schedule inbox question answer tell retry setup work log attempts attempt spending budget agent-guide mcp',
  'For agents at work:':
    'wait-for-task task-started report-progress task-complete task-blocked task-failed task-release handoff task-context log-append',
  'Work under policy (System3 controls it, System4 looks ahead, System5 keeps the policies):':
    'initiative policy worker review evidence lineage set-aside answer-with',
  'People and access:': 'whoami share unshare access member workspace owner token audit',
  'Data and server:': 'init doctor serve import export verify lifecycles insight transition logs completion man help',
}
/** Where a command stands that is in no group, and the parser's own. */
export const LAST_GROUP = 'Data and server:'

/** By the words of a command. Each is a line that can be typed. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  add: [
    'pawl add Call Dana tomorrow at 9, high priority',
    'pawl add לשלם חשבון חשמל כל חודש',
    'pawl add Fix the gate +house #garden',
  ],
  list: ['pawl list --status pending --sort deadline', 'pawl list --project house --json'],
  edit: ['pawl edit 3 --deadline friday --priority high', 'pawl edit 3 --title "Call Dana back"'],
  done: ['pawl done 3', 'pawl done 2 4 7'],
  why: ['pawl why 3 done'],
  undo: ['pawl undo', 'pawl undo 3@2'],
  chat: ['pawl chat', 'pawl chat --mode guided --lang he'],
  find: ['pawl find login page'],
  search: ['pawl search login page'],
  'notify add': ['pawl notify add email dana@example.com'],
  depend: ['pawl depend 5 --on 3'],
  'room create': ['pawl room create build --roles builder,reviewer'],
  'room post': ['pawl room post build Fix the login page'],
  'room stop': ['pawl room stop 3 --because "The plan has changed"'],
  'room move': ['pawl room move 3 --first'],
  'message move': ['pawl message move build m3 --first'],
  'schedule add': ['pawl schedule add build "Triage what came in" --every "every weekday at 9"'],
  'backlog add': ['pawl backlog add "A dark theme" --room build'],
  'backlog list': ['pawl backlog list --room build'],
  'backlog attach': ['pawl backlog attach 5 --to 3'],
  'budget set': ['pawl budget set --room build --cost 20 --per day'],
  'hook add': ['pawl hook add --on "room:build → pending_user_review" --to https://example.com/pawl'],
  board: ['pawl board', 'pawl board --room build'],
  work: [
    'pawl work --room build --role builder -- ./agent.sh',
    'pawl work --room build --role builder --once -- wc -w',
  ],
  setup: ['pawl setup claude --room build --role builder', 'pawl setup claude --undo'],
  'wait-for-task': ['pawl wait-for-task --room build --role builder --session me'],
  'task-started': ['pawl task-started 3 --session me'],
  'report-progress': ['pawl report-progress 3 "The tests are green" --session me'],
  'task-complete': ['pawl task-complete 3 --result "The login page works" --session me'],
  'task-blocked': ['pawl task-blocked 3 --ask "Which database is meant?" --session me'],
  'task-failed': ['pawl task-failed 3 --because "There is no network" --session me'],
  'task-release': ['pawl task-release 3 --session me'],
  handoff: ['pawl handoff 3 --to reviewer --message "Please review it" --session me'],
  'initiative start': ['pawl initiative start Release version 2'],
  'policy add': ['pawl policy add no-secrets "A result contains no password and no key."'],
  'token add': ['pawl token add ci --actor agent:ci --role agent --rooms build --expires-in 90d'],
  'member change': ['pawl member change dana --role member'],
  'member invite': ['pawl member invite --as dana'],
  serve: ['pawl serve', 'pawl serve --port 8080'],
  import: ['pawl import --from todoist tasks.csv --dry-run', 'pawl import all.jsonl'],
  export: ['pawl export all.jsonl'],
  init: ['pawl init'],
  tui: ['pawl tui'],
  doctor: ['pawl doctor', 'pawl doctor --json'],
  completion: [
    'pawl completion bash > ~/.local/share/bash-completion/completions/pawl',
    'pawl completion fish | source',
  ],
  man: ['pawl man | man -l -'],
}

const headingOf = new Map(
  Object.entries(GROUPS).flatMap(([heading, words]) => words.split(' ').map((word) => [word, heading])),
)
const order = Object.values(GROUPS).flatMap((words) => words.split(' '))
const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)

/** Puts the commands of the whole program under their headings. */
export function group(program: Command): void {
  for (const command of program.commands) command.helpGroup(headingOf.get(command.name()) ?? LAST_GROUP)
  const commands = program.commands as Command[]
  commands.sort((a, b) => placeOf(a.name()) - placeOf(b.name()))
}

/** One that can be typed as it is. */
export function exampleOf(words: readonly string[]): string | undefined {
  return examplesOf(words)[0]
}

function examplesOf(words: readonly string[]): readonly string[] {
  return EXAMPLES[words.join(' ')] ?? []
}

export function addExamples(command: Command, words: readonly string[], say: Say): void {
  const examples = examplesOf(words)
  if (examples.length === 0) return
  command.addHelpText('after', `\n${say('Examples:')}\n${examples.map((line) => `  ${line}`).join('\n')}`)
}

/** For the test that every one of them is a command. */
export const commandsWithExamples: readonly string[] = Object.keys(EXAMPLES)
export const groupedCommands: readonly string[] = order
