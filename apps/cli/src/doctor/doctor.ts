// `pawl doctor`: looks at everything a command needs, and says what it found.
//
// FH1. It changes nothing, makes nothing and upgrades nothing; each trouble is said with its cure.

import { EXIT } from '@pawl/contract'
import { print, printJson } from '../output/print.ts'
import type { Screen, Style } from '../output/screen.ts'
import type { Settings } from '../settings.ts'
import { type Finding, finding, SEVERITIES, type TroubleCode } from './finding.ts'
import { lookAtDisk, lookAtFolder, lookAtPlace, lookAtRuntime } from './look-at-machine.ts'
import { lookAtServer } from './look-at-server.ts'
import { lookAtStore } from './look-at-store.ts'

const MARKS = { good: '✓', warning: '!', broken: '✗' } as const
const STYLES = { good: 'green', warning: 'yellow', broken: 'red' } as const satisfies Record<string, Style>

interface Examined {
  readonly settings: Settings
  readonly version: string
  /** Whether the data folder was named, by an option or the environment. */
  readonly isNamed: boolean
}

export async function doctor(examined: Examined, screen: Screen): Promise<number> {
  const findings = await examine(examined)
  const isBroken = findings.some(({ code }) => SEVERITIES[code] === 'broken')
  if (examined.settings.json) printJson(process.stdout, { healthy: !isBroken, findings: findings.map(inWords(screen)) })
  else print(process.stdout, asText(findings, screen))
  return isBroken ? EXIT.defect : EXIT.done
}

async function examine({ settings, version, isNamed }: Examined): Promise<readonly Finding[]> {
  const { serverUrl, databaseUrl, dataFolder } = settings
  const findings = [lookAtRuntime(process.versions.node, version), lookAtPlace(settings, { isNamed })]
  // Who asks a server elsewhere uses neither folder nor database of this machine.
  if (serverUrl === undefined && databaseUrl === undefined) {
    const folder = lookAtFolder(dataFolder)
    findings.push(folder, lookAtDisk(dataFolder))
    if (SEVERITIES[folder.code] === 'broken') return findings
  }
  if (serverUrl === undefined) findings.push(...(await lookAtStore(settings, Date.now)))
  findings.push(...(await lookAtServer(settings, version, Date.now)))
  if (!findings.some(({ check }) => check === 'clock')) findings.push(finding('clock', 'clock_good'))
  return findings
}

function inWords({ phrases }: Screen) {
  const { says, cures } = phrases.firstHour.doctor
  return ({ check, code, facts }: Finding) => {
    const severity = SEVERITIES[code]
    const cure = severity === 'good' ? null : cures[code as TroubleCode](facts)
    return { check, severity, code, message: says[code](facts), cure, facts }
  }
}

function asText(findings: readonly Finding[], screen: Screen): string {
  const { paint, phrases } = screen
  const { checks, healthy, troubled } = phrases.firstHour.doctor
  const lines = findings
    .map(inWords(screen))
    .flatMap(({ check, severity, message, cure }) => [
      `${paint(STYLES[severity], MARKS[severity])} ${paint('bold', `${checks[check]}:`)} ${message}`,
      ...(cure === null ? [] : [`  → ${cure}`]),
    ])
  const troubles = findings.filter(({ code }) => SEVERITIES[code] !== 'good').length
  return [...lines, '', troubles === 0 ? paint('green', healthy) : troubled(troubles)].join('\n')
}
