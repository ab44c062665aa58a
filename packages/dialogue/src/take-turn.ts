// One turn: (history, tasks, message, mode, now) → reply, intent, command. Pure: the same inputs give the same turn.

import { guidedStep } from './guided.ts'
import { languageOf } from './language.ts'
import { speech } from './languages/index.ts'
import { withMarker, withoutMarker } from './marker.ts'
import { recover, WINDOW } from './recover.ts'
import { MESSAGE_LIMIT, type Turn, type TurnInput } from './turn.ts'

export function takeTurn(input: TurnInput): Turn {
  const { history, message } = input
  const said = message.slice(0, MESSAGE_LIMIT)
  const language = languageOf(said, history.slice(-WINDOW))
  const context = recover(history, input)
  const spoken = history.findLast(({ role }) => role === 'assistant')
  const lastReply = spoken && withoutMarker(spoken.content)
  const { phrases } = speech[language]
  const given = {
    context,
    message: said,
    phrases,
    lastReply,
    // Handed on unread: whoever gives them by a getter learns whether the turn depends on them.
    get tasks() {
      return input.tasks
    },
  }
  const step = guidedStep(given, language)
  const { command } = step
  return {
    reply: withMarker(step.text, step.state),
    intent: command.intent,
    command,
    commands: [command],
    detected: step.detected === undefined ? [] : [step.detected],
    language,
  }
}
