import type { Fillers } from '../fillers.ts'

export const fillers: Fillers = {
  before: ['אוקיי', 'אוקי', 'טוב', 'בסדר', 'סבבה', 'אז', 'אה', 'אהה', 'אממ', 'אמ', 'היי', 'הי', 'שלום', 'תודה'],
  requests: [],
  beforeQuestion: [],
  questionWords: [],
  after: ['בבקשה', 'תודה', 'אוקיי', 'אוקי', 'טוב', 'בסדר', 'סבבה'],
  within: ['אממ', 'אה', 'אמ'],
  smallTalk: [],
  asides: ['אני', 'כי', 'זה'],
  puts: ['תזיז', 'תזיזי', 'תעביר', 'תעבירי', 'תדחה', 'תדחי', 'שים', 'שימי', 'תשים', 'תשימי'],
  putsBehind: ['צריך לעבור', 'עובר', 'עוברת', 'נדחה', 'נדחתה'],
  glue: ['ל', 'ב', 'על', 'את', 'של', 'עד'],
  moves: [],
  counted: [],
  steps: [],
  people: [],
  past: [],
  very: [],
  whoDoes: [],
}
