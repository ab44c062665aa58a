import type { Fillers } from '../../../packages/dialogue/src/languages/fillers.ts'

export const fillers: Fillers = {
  before: ['nu', 'do'],
  after: ['dankon'],
  within: [],
  asides: [],
  puts: ['movu'],
  putsBehind: [],
  glue: ['al', 'je'],
  notBut: [],
}
