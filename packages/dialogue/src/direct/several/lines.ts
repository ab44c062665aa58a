// A message of several lines: a list that was pasted, or commands, each on its line.

import type { Reading } from '../../reading/read-message.ts'
import { readOpaque } from '../asking/read-opaque.ts'
import { chain, type DirectStep, only } from '../chain.ts'
import type { Scene } from '../scene.ts'
import { addTexts, offerTexts, textsOf } from './add-several.ts'
import { linesIn } from './items.ts'

/** A message of several lines: things to add [SA1], or commands, each on its line. */
export function addLines(message: string, scene: Scene): DirectStep | undefined {
  const found = linesIn(message)
  if (found === undefined || message.includes('[[')) return undefined
  const commands = found.isMarked ? [] : commandsIn(message, scene)
  if (commands.length >= found.lines.length && commands.some(({ intent }) => intent !== 'CREATE_TASK'))
    return chain(message, commands, scene)
  const [first] = commands
  if (commands.some(({ intent }) => intent !== 'CREATE_TASK')) return undefined
  const isAdded = found.isMarked || first !== undefined
  const texts = textsOf(found, scene)
  const act = isAdded ? addTexts(texts, scene) : offerTexts(texts, scene)
  return act && only(act, isAdded ? 'CREATE_TASK' : 'UNCLEAR')
}

/** What the lines ask for, each read by itself. */
function commandsIn(message: string, { reader }: Scene): readonly Reading[] {
  const found: Reading[] = []
  let from = 0
  for (const line of message.split('\n')) {
    for (const reading of readOpaque(reader, line)) if (reading.role !== undefined) found.push(shifted(reading, from))
    from += line.length + 1
  }
  return found
}

function shifted({ before, errand, ...reading }: Reading, by: number): Reading {
  const { from, to, start, order } = reading
  return {
    ...reading,
    from: from + by,
    to: to + by,
    start: start + by,
    order: order + by,
    ...(before !== undefined && { before: before + by }),
    ...(errand !== undefined && { errand: errand + by }),
  }
}
