import type { SeveralPhrases, SeveralWords } from '../../../packages/dialogue/src/languages/several.ts'

export const several: SeveralWords = {
  cardinals: { du: 2, tri: 3 },
  first: ['unuaj'],
  last: ['lastaj'],
  both: ['ambaŭ'],
  others: ['la ceteraj'],
  those: ['ilin'],
  through: ['ĝis'],
  alsoAnd: [],
  announces: ['taskojn'],
  splitIt: ['dividu'],
  noAnd: [],
  allOf: (name) => `ĉiuj ${name}`,
}

const named = (titles: readonly string[]) => titles.map((title) => `'${title}'`).join(', ')

export const severalPhrases: SeveralPhrases = {
  did: (deed, titles) => `${{ delete: 'Forigitaj', complete: 'Finitaj', update: 'Ŝanĝitaj' }[deed]}: ${named(titles)}.`,
  propose: (_deed, lines) => `Ĉu vere?\n${lines.join('\n')}`,
  tooMany: (_deed, count, most) => `${count} estas tro; maksimume ${most}.`,
  undone: (titles) => `Malfaritaj: ${named(titles)}.`,
  added: (lines) => `Mi aldonis:\n${lines.join('\n')}`,
  offer: (lines) => `Ĉu aldoni?\n${lines.join('\n')}`,
  couldSplit: (titles) => `(Diru: dividu. ${named(titles)})`,
  didSplit: (lines) => `Nun:\n${lines.join('\n')}`,
  cannotSplit: 'Mi ne povas dividi ĝin.',
}
