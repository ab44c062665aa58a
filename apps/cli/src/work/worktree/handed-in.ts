// What a task's branch has that its base has not: told with the result, in a size that can be read.

import { plainText } from '../plain-text.ts'
import { git, gitStart, line } from './git.ts'

export interface HandedIn {
  readonly branch: string
  readonly base: string
  /** How many, and the newest of them as `id subject`, oldest first. */
  readonly count: number
  readonly commits: readonly string[]
  readonly stat: string
  readonly patch: string
  readonly isPatchCut: boolean
}

/** What is said around it, in the worker's language. */
export interface HandedInPhrases {
  readonly onBranch: (branch: string, base: string) => string
  readonly branch: (branch: string, commits: number, base: string) => string
  readonly unchanged: (base: string) => string
  readonly patchGoesOn: (command: string) => string
}

const MOST_COMMITS = 20
const STAT_LIMIT = 1_500
const LOG_LIMIT = 1_500
const PATCH_LIMIT = 8_000
const SAID_LIMIT = 3_000
const RESULT_LIMIT = 9_000
/** Nothing of the repository's own settings runs, and no colours. */
const PLAIN = ['--no-color', '--no-ext-diff', '--no-textconv']

export async function lookAtBranch(folder: string, branch: string, base: string): Promise<HandedIn> {
  const beyond = `${base}..${branch}`
  const count = Number(line(await git(folder, ['rev-list', '--count', beyond, '--'])))
  const log = await git(folder, ['log', '--no-color', '--format=%h %s', `--max-count=${MOST_COMMITS}`, beyond, '--'])
  const stat = await gitStart(folder, ['diff', ...PLAIN, '--stat=100', `${base}...${branch}`, '--'], STAT_LIMIT)
  const patch = await gitStart(folder, ['diff', ...PLAIN, `${base}...${branch}`, '--'], PATCH_LIMIT)
  const commits = line(log).split('\n').filter(Boolean).reverse()
  return { branch, base, count, commits, stat: stat.output.trimEnd(), patch: patch.output, isPatchCut: patch.isCut }
}

/** The command's own words first; of the rest as much as there is room for. */
export function resultText(said: string, handedIn: HandedIn, phrases: HandedInPhrases): string {
  const { branch, base, count, commits, stat, patch, isPatchCut } = handedIn
  const own = plainText(said, SAID_LIMIT)
  if (count === 0) return [own, phrases.unchanged(base)].filter(Boolean).join('\n\n')
  const log = plainText(commits.join('\n'), LOG_LIMIT)
  const head = [own, [phrases.branch(branch, count, base), log].join('\n'), plainText(stat)]
    .filter(Boolean)
    .join('\n\n')
  const whole = plainText(patch)
  const goesOn = `\n${phrases.patchGoesOn(`git diff ${base}...${branch}`)}`
  const room = RESULT_LIMIT - head.length - 2
  if (!isPatchCut && whole.length <= room) return `${head}\n\n${whole.trimEnd()}`
  return `${head}\n\n${wholeLines(whole, room - goesOn.length)}${goesOn}`
}

function wholeLines(text: string, limit: number): string {
  return text.slice(0, Math.max(0, text.lastIndexOf('\n', limit)))
}
