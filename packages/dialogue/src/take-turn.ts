// One turn: (history, tasks, message, mode, now) → reply, intent, command. Pure: the same inputs give the same turn.

import { cutText } from '@pawl/kernel'
import { waiting } from './command.ts'
import { directContext } from './direct/context.ts'
import { dayFirstIn } from './direct/day-first.ts'
import { directStep } from './direct/direct.ts'
import { saidIn } from './direct/said-before.ts'
import { openScene } from './direct/scene.ts'
import { guidedStep } from './guided.ts'
import { languageOf } from './language.ts'
import { stateOf, withMarker, withoutMarker } from './marker.ts'
import type { Reader } from './reader.ts'
import { recover } from './recover.ts'
import { suggestionsFor } from './suggestions.ts'
import {
  type Command,
  type HistoryMessage,
  type Language,
  MESSAGE_LIMIT,
  type Mode,
  type Turn,
  type TurnInput,
} from './turn.ts'
import { WINDOW } from './window.ts'

/** `Code`: the codes of the reader's languages. */
export function takeTurn<Code extends string>(reader: Reader<Code>, input: TurnInput): Turn<Code> {
  const message = cutText(input.message, MESSAGE_LIMIT)
  const window = input.history.slice(-WINDOW)
  const language = languageOf(reader, message, window, input)
  const spoken = window.findLast(({ role }) => role === 'assistant')
  const lastReply = spoken && withoutMarker(spoken.content)
  const isGuided = input.mode === 'guided'
  const turn = reader.effort.within(
    isGuided ? 0 : input.tasks.length,
    () =>
      isGuided
        ? guidedTurn(reader, input, message, language, lastReply)
        : directTurn(reader, input, readable(message), language, lastReply),
    () => tooMuch(reader, window, language, input.mode),
  )
  return turn as Turn<Code>
}

/** Nothing is done, and an open question stays open. */
function tooMuch(reader: Reader, window: readonly HistoryMessage[], language: Language, mode: Mode): Turn {
  const state = stateOf(window)
  const open = window.findLast(({ role }) => role === 'assistant')?.command
  const command = (state !== undefined && open) || waiting('clarify', ['shorter_message'])
  const commands = [command]
  return {
    reply: withMarker(reader.speech(language).direct.tooMuch, state),
    intent: command.intent,
    command,
    commands,
    detected: ['UNCLEAR'],
    language,
    suggestions: suggestionsFor(reader, { mode, language, state, commands }),
  }
}

function guidedTurn(
  reader: Reader,
  input: TurnInput,
  message: string,
  language: Language,
  lastReply: string | undefined,
): Turn {
  const given = {
    reader,
    context: recover(reader, input.history, input),
    message,
    phrases: reader.speech(language).phrases,
    ...(lastReply !== undefined && { lastReply }),
    moment: { now: input.now, utcOffset: input.utcOffset ?? 0 },
    tasks: input.tasks,
  }
  const step = guidedStep(given)
  const { command } = step
  return {
    reply: withMarker(step.text, step.state),
    intent: command.intent,
    command,
    commands: [command],
    detected: step.detected === undefined ? [] : [step.detected],
    language,
    suggestions: suggestionsFor(reader, { mode: 'guided', language, state: step.state, commands: [command] }),
  }
}

function directTurn(
  reader: Reader,
  input: TurnInput,
  message: string,
  language: Language,
  lastReply: string | undefined,
): Turn {
  const { history, tasks, now, utcOffset = 0, utcOffsetAt, timeZone } = input
  const { newTaskId = (index: number) => `new-${index + 1}`, nextTime } = input
  const past = saidIn(reader, history.slice(-WINDOW))
  const context = directContext(reader, past, tasks)
  const isDayFirst = reader.speech(language).dates.isDayFirst ?? dayFirstIn(past)
  const moment = {
    now,
    utcOffset,
    ...(utcOffsetAt && { utcOffsetAt }),
    ...(timeZone && { timeZone }),
    ...(isDayFirst !== undefined && { isDayFirst }),
  }
  const scene = { ...openScene(reader, context, tasks, language, moment, message, newTaskId), nextTime }
  const { acts, state, detected } = directStep(message, scene, lastReply)
  const commands = acts.flatMap(({ command, more = [] }) => [command, ...more])
  // What the next turn has to know stands beside the reply: the open question, if there is one.
  const command = (state === undefined ? commands[0] : commands.at(-1)) as Command
  const parts = acts.map(({ text }) => text)
  return {
    reply: withMarker(joined(parts), state),
    intent: command.intent,
    command,
    commands,
    detected,
    language,
    suggestions: suggestionsFor(reader, {
      mode: 'direct',
      language,
      state,
      commands,
      asksForDeed: acts.at(-1)?.asksForDeed,
    }),
  }
}

/** Halves of characters, as a cut leaves them, can be in no title. */
function readable(message: string): string {
  return message.toWellFormed().replaceAll('\ufffd', '')
}

/** What follows a list stands on a line of its own. */
function joined(parts: readonly string[]): string {
  return parts.reduce((said, part) => `${said}${said.includes('\n') ? '\n' : ' '}${part}`)
}
