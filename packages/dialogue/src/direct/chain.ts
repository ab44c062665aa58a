// Several commands in one message [D19]: in order, each on what the one before it left. A question waits for its answer
// with the rest of the message; what could not be done stops it, and the rest is said not to have been done.

import { shortenText } from '@pawl/kernel'
import type { State } from '../marker.ts'
import { quoted } from '../marker.ts'
import { cleaned } from '../normalize.ts'
import type { Reading } from '../reading/read-message.ts'
import type { DetectedIntent } from '../turn.ts'
import { actOn, unclearAct } from './act.ts'
import type { Act, Scene } from './scene.ts'

export interface DirectStep {
  readonly acts: readonly Act[]
  readonly state: State | undefined
  readonly detected: readonly DetectedIntent[]
}

export function only(act: Act, detected?: DetectedIntent): DirectStep {
  return { acts: [act], state: act.state, detected: detected === undefined ? [] : [detected] }
}

export function chain(message: string, readings: readonly Reading[], scene: Scene): DirectStep {
  const detected = readings.map(detectedIn)
  const acts: Act[] = []
  let current = scene
  for (const [index, reading] of readings.entries()) {
    const act = actOn(message, reading, current, index === 0 ? 0 : undefined) ?? unclearAct(current)
    const next = readings[index + 1]
    if (act.state !== undefined || act.stops) {
      const last = next === undefined ? act : withRest(act, message.slice(restFrom(next)))
      return { acts: [...acts, last], state: act.state, detected }
    }
    acts.push(act)
    current = { ...act.scene, variant: act.scene.variant + 1 }
  }
  return { acts, state: undefined, detected }
}

/** Without its ‘and’; with its ‘don't’. */
const restFrom = ({ intent, start, order }: Reading) => (intent === 'NOTHING' ? start : order)

function withRest(act: Act, rest: string): Act {
  return act.stops ? { ...act, text: `${act.text} ${act.scene.say.notGoneOn(saidBack(rest))}` } : keepWaiting(act, rest)
}

export function keepWaiting(act: Act, rest: string): Act {
  return { ...act, command: { ...act.command, ref: { ...act.command.ref, waiting: rest } } }
}

const MOST_SAID_BACK = 100

export function saidBack(rest: string): string {
  const text = cleaned(rest)
  return quoted(shortenText(text, MOST_SAID_BACK + 1))
}

function detectedIn({ intent }: Reading): DetectedIntent {
  if (intent === 'UNDO') return 'UPDATE_TASK'
  return intent === 'NOTHING' ? 'UNCLEAR' : intent
}
