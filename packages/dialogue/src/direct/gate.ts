// The destructive gate [D38]: whether words about a task that is there are acted on, proposed, or no business of ours. Every
// change of an existing task in direct mode passes here, and nothing else decides it. Pure.
//
// G1. An order acts on a task it names beyond doubt. A keyword of document 002 also acts on the one task its words fit.
// G2. A verb people use for chores is about a task only if it says so: by number, by ‘task’, or by a whole title.
// G3. What is wished for, said in passing or asked is proposed where an order would act on less than a name.
// G4. What is only similar is never done without a yes [D10].

import type { Deed } from '../languages/direct-phrases.ts'

/** `keyword`: of document 002's lists. `synonym`: hardly said of anything else. `chore`: more often said of a chore. */
export type VerbClass = 'keyword' | 'synonym' | 'chore'

/**
 * `order`: imperative or request. `infinitive`: למחוק, deleting; nobody is asked. `wish`: I need to, I want to. `told`: past tense, ‘X is done’. `aside`: inside another
 * sentence, or asked. `answer`: to a question of ours.
 */
export type Mood = 'order' | 'infinitive' | 'wish' | 'told' | 'aside' | 'answer'

/**
 * `number`: its number or id. `place`: its place in what was shown. `called`: the … task. `whole`: its whole title. `part`:
 * words that fit it alone. `echo`: the same, but with the verb they are the beginning of its title, or one of them is there as another part of speech. `similar`: only alike.
 */
export type Naming = 'number' | 'pronoun' | 'place' | 'called' | 'whole' | 'part' | 'echo' | 'similar'

/** `nothing`: these words are not about a task. */
export type Ruling = 'act' | 'propose' | 'nothing'

type Row = { readonly [naming in Naming]: Ruling }

const rulings = (
  number: Ruling,
  pronoun: Ruling,
  called: Ruling,
  whole: Ruling,
  part: Ruling,
  similar: Ruling,
): Row => ({ number, pronoun, place: pronoun, called, whole, part, echo: part === 'act' ? 'propose' : part, similar })

const ACT = 'act'
const ASK = 'propose'
const NOT = 'nothing'

//                                   number pronoun called whole part similar
const GATE: { readonly [mood in Exclude<Mood, 'answer'>]: { readonly [verb in VerbClass]: Row } } = {
  order: {
    keyword: rulings(ACT, ACT, ACT, ACT, ACT, ASK),
    synonym: rulings(ACT, ACT, ACT, ACT, ASK, ASK),
    chore: rulings(ACT, NOT, ACT, ACT, NOT, NOT),
  },
  infinitive: {
    keyword: rulings(ACT, ACT, ACT, ACT, ASK, NOT),
    synonym: rulings(ACT, ACT, ACT, ACT, NOT, NOT),
    chore: rulings(ACT, NOT, ACT, ASK, NOT, NOT),
  },
  wish: {
    keyword: rulings(ACT, ASK, ACT, ACT, ASK, NOT),
    synonym: rulings(ACT, ASK, ACT, ACT, NOT, NOT),
    chore: rulings(ACT, NOT, ACT, ASK, NOT, NOT),
  },
  told: {
    keyword: rulings(ACT, ACT, ACT, ACT, ACT, ASK),
    synonym: rulings(ACT, ACT, ACT, ACT, ASK, NOT),
    chore: rulings(ACT, NOT, ACT, ASK, NOT, NOT),
  },
  aside: {
    keyword: rulings(ASK, ASK, ASK, ASK, ASK, NOT),
    synonym: rulings(ASK, ASK, ASK, ASK, NOT, NOT),
    chore: rulings(ASK, NOT, ASK, NOT, NOT, NOT),
  },
}
const ANSWERED: Row = { ...rulings(ACT, ACT, ACT, ACT, ACT, ASK), echo: ACT }

export interface Asked {
  readonly verb: VerbClass
  readonly mood: Mood
  /** The words of the command itself. */
  readonly order: string
  /** A task, a reminder or a list is named as such. */
  readonly isOurs: boolean
}

/** An answer to a question of ours: what is to be done was settled before. */
export const ANSWER: Asked = { verb: 'keyword', mood: 'answer', order: '', isOurs: true }

export function rule(deed: Deed, { verb, mood }: Asked, naming: Naming): Ruling {
  if (mood === 'answer') return ANSWERED[naming]
  // ‘I want to finish the report’ is no report of having finished it.
  if (mood === 'wish' && deed === 'complete' && !NAMED_AS_TASK.has(naming)) return 'nothing'
  return GATE[mood][verb][naming]
}

const NAMED_AS_TASK: ReadonlySet<Naming> = new Set(['number', 'called', 'pronoun', 'place'] as const)
