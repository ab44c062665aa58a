import type { Answers } from '../../../packages/dialogue/src/languages/lexicon.ts'

export const answers: Answers = {
  yes: ['jes', 'certe', 'bone'],
  no: ['ne'],
  negations: ['ne', 'neniam'],
  cancel: ['nuligu', 'haltu'],
  none: ['neniu', 'sen dato'],
  repeat: ['kio', 'ripetu'],
  fillers: ['bonvolu', 'mi petas', 'nu'],
  priorities: { malalta: 'low', meza: 'medium', alta: 'high', urĝa: 'urgent' },
  statuses: { malfermita: 'open', 'en laboro': 'in_progress', farita: 'done', finita: 'done' },
  fields: { titolo: 'title', prioritato: 'priority', limdato: 'deadline', stato: 'status' },
  ordinals: { unua: 1, dua: 2, tria: 3 },
  choiceWords: ['numero', 'la'],
}
