// The server that commands here would go through: whether it answers, whether it is ours, its version and its clock.

import { renderError } from '@pawl/contract'
import { distrustedRecord, readServerRecord } from '@pawl/storage'
import { openDoor } from '../door/door.ts'
import type { Settings } from '../settings.ts'
import { type Finding, type FindingCode, finding, SEVERITIES } from './finding.ts'
import { clockFinding } from './look-at-store.ts'

const WAIT = 3_000
/** The moment an answer carries is cut to whole seconds. */
const HALF_A_SECOND = 500

interface Answer {
  readonly instance: string | null
  readonly version: string
  readonly at: number
}

export async function lookAtServer(settings: Settings, version: string, now: () => number): Promise<Finding[]> {
  const { serverUrl, databaseUrl, dataFolder } = settings
  if (serverUrl !== undefined) {
    const found = await lookAtNamed(serverUrl, version, now)
    return SEVERITIES[found[0]?.code as FindingCode] === 'broken' ? found : [...(await refusedBy(settings)), ...found]
  }
  if (databaseUrl !== undefined) return [finding('server', 'server_none')]
  const record = readServerRecord(dataFolder)
  if (record === undefined) return [withoutRecord(dataFolder)]
  const { url, instance } = record
  const answer = await ask(url)
  if (answer === 'silent') return [finding('server', 'server_silent', { url, pid: record.pid })]
  // It died and left its address; nobody is there, or someone else by now.
  if (answer === 'away' || answer.instance !== instance) return [finding('server', 'server_gone', { url })]
  return answering(url, answer, version, now)
}

function withoutRecord(dataFolder: string): Finding {
  return distrustedRecord(dataFolder) === undefined
    ? finding('server', 'server_none')
    : finding('server', 'server_distrusted', { file: `${dataFolder}/server.json` })
}

/** It answers everyone; whether it lets this caller in is another question. */
async function refusedBy(settings: Settings): Promise<Finding[]> {
  const door = await openDoor(settings)
  try {
    const outcome = await door.run('whoAmI', {})
    if (!outcome.refused) return []
    const { message, aiGuidance } = renderError(outcome.refusal, settings.language).error
    return [finding('server', 'server_refuses', { message, next: aiGuidance })]
  } finally {
    await door.close()
  }
}

async function lookAtNamed(url: string, version: string, now: () => number): Promise<Finding[]> {
  const answer = URL.canParse(url) ? await ask(url) : 'away'
  if (typeof answer === 'string') return [finding('server', 'server_unreachable', { url })]
  if (answer.instance === null) return [finding('server', 'server_stranger', { url })]
  return answering(url, answer, version, now)
}

function answering(url: string, answer: Answer, version: string, now: () => number): Finding[] {
  const same = answer.version === version
  const facts = { url, server: answer.version, command: version }
  return [
    finding('server', same ? 'server_good' : 'server_version', facts),
    clockFinding(answer.at + HALF_A_SECOND, now(), url),
  ]
}

async function ask(url: string): Promise<Answer | 'away' | 'silent'> {
  try {
    const response = await fetch(new URL('/healthz', url), { redirect: 'error', signal: AbortSignal.timeout(WAIT) })
    const { version = '' } = (await response.json().catch(() => ({}))) as { version?: string }
    const at = Date.parse(response.headers.get('date') ?? '')
    return {
      instance: response.headers.get('pawl-instance'),
      version,
      at: Number.isNaN(at) ? Date.now() - HALF_A_SECOND : at,
    }
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'silent' : 'away'
  }
}
