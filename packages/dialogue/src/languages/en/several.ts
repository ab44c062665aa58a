import type { Deed } from '../direct-phrases.ts'
import type { SeveralPhrases, SeveralWords } from '../several.ts'

export const several: SeveralWords = {
  cardinals: {
    ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, couple: 2, few: 3 },
  },
  first: ['first', 'top', 'next'],
  last: ['last', 'bottom', 'final'],
  both: [
    'both',
    'both of them',
    'both of those',
    'both of these',
    'both tasks',
    'the two',
    'these two',
    'those two',
    'them both',
  ],
  those: [
    ...[
      'them',
      'them all',
      'all of them',
      'all of those',
      'all of these',
      'all those',
      'all these',
      'each of them',
      'these',
    ],
    ...['those', 'these tasks', 'those tasks', 'all those tasks', 'all these tasks', 'all of those tasks', 'the lot'],
    ...['all two', 'all three', 'all four', 'all five', 'all 3', 'all 4', 'all 5'],
    ...['all of the above', 'every one of them', 'everything on this list', 'everything you listed', 'all listed'],
  ],
  others: [
    ...['others', 'rest', 'other ones', 'remaining ones', 'rest of them', 'other tasks'],
    ...['two', 'three', 'four', 'five'].flatMap((count) => [`other ${count}`, `remaining ${count}`]),
  ].flatMap((one) => [one, `the ${one}`]),
  through: ['to', 'through', 'thru', 'till', 'until', 'up to', '–', '—'],
  alsoAnd: ['&', 'plus', 'also', 'then', 'or'],
  alsoBetween: [
    ...['and also', 'also', 'and also to', 'and i also need to', 'and i need to', 'and i have to', 'and also need to'],
    ...['and also have to', 'plus', 'plus i need to', 'plus i have to', 'also i need to', 'and remind me to', 'oh and'],
    ...['and then also', 'and i should also', "and don't forget to", 'and dont forget to', 'and another thing'],
  ],
  announces: [
    ...[
      'tasks',
      'things',
      'items',
      'todos',
      'to-dos',
      'errands',
      'chores',
      'reminders',
      'following',
      'these',
      'entries',
    ],
    ...['list', 'shopping', 'groceries', 'new', 'task', 'todo'],
  ],
  splitIt: [
    ...['split', 'split it', 'split them', 'split it up', 'split that', 'split this', 'split up', 'separately'],
    ...['make it separate tasks', 'make them separate', 'make them separate tasks', 'separate tasks', 'separate them'],
    ...[
      'as separate tasks',
      'make it two',
      'make it two tasks',
      'make it three',
      'make it three tasks',
      'split into tasks',
    ],
    ...['split the task', 'split that up', 'split them up', 'break it up', 'break it down', 'make that three tasks'],
  ],
  noAnd: [],
  allOf: (name) => `all ${name.replace(/ (?:ones|stuff|things|tasks)$/i, '')} tasks`,
}

const DEEDS: { readonly [deed in Deed]: string } = { delete: 'delete', complete: 'complete', update: 'change' }
const ENCOURAGEMENTS = ['Great job!', 'Awesome!', 'Well done!', 'Nice work!', 'Excellent!'] as const
/** So many are said by their titles. */
const MOST_NAMED = 6

function named(titles: readonly string[]): string {
  const quotes = titles.slice(0, MOST_NAMED).map((title) => `'${title}'`)
  const more = titles.length - quotes.length
  const parts = more > 0 ? [...quotes, `${more} more`] : quotes
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

export const severalPhrases: SeveralPhrases = {
  did: (deed, titles, values, variant) => {
    const what = `${titles.length} tasks`
    if (deed === 'complete')
      return `${ENCOURAGEMENTS[variant % ENCOURAGEMENTS.length]} I've marked ${what} as complete: ${named(titles)}.`
    if (deed === 'delete') return `I've deleted ${what}: ${named(titles)}. Say 'undo' to bring them back.`
    return `I've updated ${what} with the new ${values.join(' and ')}: ${named(titles)}.`
  },
  propose: (deed, lines, values, count) => {
    const which = count === 1 ? 'this task' : `these ${count} tasks`
    const asked = deed === 'update' ? `give ${which} the new ${values.join(' and ')}` : `${DEEDS[deed]} ${which}`
    return `Shall I ${asked}?\n${lines.join('\n')}\nSay 'yes' and I'll do it, or 'no' to leave everything as it is.`
  },
  tooMany: (deed, count, most) =>
    `That would ${DEEDS[deed]} ${count} tasks, and I ${DEEDS[deed]} at most ${most} at once. Tell me which ones, for example by day, tag or number.`,
  undone: (titles) => `Done, I've taken back the changes to ${titles.length} tasks: ${named(titles)}.`,
  added: (lines) => `I've added ${lines.length} tasks to your list:\n${lines.join('\n')}`,
  offer: (lines) => `Would you like me to add these ${lines.length} tasks?\n${lines.join('\n')}`,
  couldSplit: (titles) => `(Say 'split' to make it ${titles.length} tasks: ${named(titles)}.)`,
  didSplit: (lines) => `Now these are ${lines.length} tasks:\n${lines.join('\n')}`,
  cannotSplit: "I don't see several things in that task. You can add them one by one, or each on a line of its own.",
}
