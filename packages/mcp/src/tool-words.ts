// Guidance names commands. Where a command has a tool, whoever has only tools is told the tool; the rest is for a
// terminal, and the instructions say so.

import type { ErrorDocument } from '@pawl/contract'

const TOOL_FOR: readonly (readonly [RegExp, string])[] = [
  [/pawl list --status all/g, 'list_tasks'],
  [/pawl backlog (show|move-to-queue|send-back|complete|reopen) (\d+)/g, 'backlog(action=$1, task_id=$2)'],
  [/pawl backlog attach (\d+) --to (\S+)/g, 'backlog(action=attach, task_id=$1, to=$2)'],
  [/pawl inbox --item (\S+)/g, 'inbox(item=$1)'],
  [/pawl inbox/g, 'inbox()'],
  [/pawl done (\d+)/g, 'complete_task(task_id=$1)'],
  [/pawl task-started (\d+) --session (\S+)/g, 'start_task(task_id=$1, session=$2)'],
  [/pawl report-progress (\d+) (".*?" )?--session (\S+)/g, 'report_progress(task_id=$1, session=$3)'],
  [
    /pawl task-complete (\d+) --result ".*?" --session (\S+) --epoch (\d+)/g,
    'complete_task_work(task_id=$1, session=$2, epoch=$3, result=…)',
  ],
  [/pawl task-complete (\d+) (?:--result ".*?" )?--session (\S+)/g, 'complete_task_work(task_id=$1, session=$2)'],
  [
    /pawl task-blocked (\d+) --owner ".*?" --action ".*?" --session (\S+) --epoch (\d+)/g,
    'block_task(task_id=$1, session=$2, epoch=$3, owner=…, action=…)',
  ],
  [/pawl wait-for-task --worker (\S+) --initiative (\S+)/g, 'wait_for_task(worker=$1, initiative=$2)'],
  [/pawl wait-for-task --worker (\S+)/g, 'wait_for_task(worker=$1)'],
  [/pawl wait-for-task --room (\S+) --role (\S+) --session (\S+)/g, 'wait_for_task(room=$1, role=$2, session=$3)'],
  [/pawl wait-for-task --room (\S+) --role (\S+)/g, 'wait_for_task(room=$1, role=$2)'],
]

export function inToolWords({ error, ...rest }: ErrorDocument): ErrorDocument {
  return { ...rest, error: { ...error, aiGuidance: toToolWords(error.aiGuidance) } }
}

/** What an answer says is to be done next. */
export function nextInToolWords(document: Record<string, unknown>): Record<string, unknown> {
  if (!Array.isArray(document.next)) return document
  return { ...document, next: document.next.map((command) => toToolWords(String(command))) }
}

function toToolWords(guidance: string): string {
  return TOOL_FOR.reduce((text, [command, tool]) => text.replace(command, tool), guidance)
}
