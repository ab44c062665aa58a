import type { Fillers } from '../../../packages/dialogue/src/languages/fillers.ts'

export const fillers: Fillers = {
  before: ['nu', 'do'],
  requests: [],
  beforeQuestion: [],
  questionWords: [],
  after: ['dankon'],
  within: [],
  smallTalk: [],
  asides: [],
  puts: ['movu'],
  putsBehind: [],
  glue: ['al', 'je'],
  moves: [],
  counted: [],
  steps: [],
  people: [],
  past: [],
  very: [],
  whoDoes: [],
}
