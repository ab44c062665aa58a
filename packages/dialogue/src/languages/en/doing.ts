// English verbs of doing, and their past.

import type { Doing } from '../doing.ts'

const VERBS = `
  accept add address adjust admit adopt advertise air alphabetize answer apologize apply appoint approve arrange ask assemble attend
  back backup bake balance bathe bike bleach block blog boil book borrow bring browse brush budget build bury bus buy
  call cancel carry cash catch celebrate change charge chase check choose chop claim clean clear climb close collect come
  comment commit compare complete compost confirm congratulate connect contact contribute cook copy count cover create cut
  cycle dance deal debug decide declutter decorate defrost deliver deposit descale design develop dig discuss dispute do
  donate download draft draw drive drop dry dust dye eat edit email empty enroll enter escort evaluate examine exchange
  exercise explain explore extend fax feed fertilize fetch file fill find finish fit fix fold follow forward frame freeze fry
  gather get give go grab grade grease grill grind groom grow handle hang harvest have help hem hide hike hire host hug
  inflate inform inspect install insure interview invest investigate invite iron join jog journal keep kiss knit
  label land laminate launch learn leave lend lift listen load lock look lubricate mail make manage marinate mark
  measure meditate meet memorize mend message mop mount move mow nail negotiate notify nurse oil open order organize
  outline pack paint park pay peel phone photograph pick plan plant play plug polish post practice practise pray
  prepare present press print process proofread propose prune publish pull purchase push put quit rake read rebook
  recharge record recycle redeem refill refund register rehearse remove renew rent repair repaint replace reply report repot
  request research reserve reset reseed respond restock return review revise ride ring rinse roast rotate run salt sand save scan
  schedule scrub seal search season see select sell send separate serve service set sew shampoo sharpen shave shine ship shop
  shovel shower shred sign sketch sleep slice soak solve sort speak spend split spray sprinkle stain start steam
  sterilize stitch stock stop store stretch stuff study submit subscribe surprise sweep swim switch take talk tape taste
  teach tell test text thank throw tidy tie tighten trade train transfer transcribe translate treat trim troubleshoot try
  tune turn tutor type unclog unpack unplug unsubscribe update upgrade upload use vacuum vaccinate varnish verify visit
  volunteer wait wake walk wash watch water wax weed weigh whiten wipe withdraw work wrap write
`

const IRREGULAR: Readonly<Record<string, string>> = {
  ...{ be: 'was', begin: 'began', bring: 'brought', build: 'built', buy: 'bought', catch: 'caught', choose: 'chose' },
  ...{ come: 'came', cut: 'cut', deal: 'dealt', dig: 'dug', do: 'did', draw: 'drew', drive: 'drove', eat: 'ate' },
  ...{ feed: 'fed', find: 'found', freeze: 'froze', get: 'got', give: 'gave', go: 'went', grind: 'ground' },
  ...{ grow: 'grew', hang: 'hung', have: 'had', hide: 'hid', keep: 'kept', lead: 'led', leave: 'left', lend: 'lent' },
  ...{
    make: 'made',
    meet: 'met',
    pay: 'paid',
    put: 'put',
    quit: 'quit',
    read: 'read',
    ride: 'rode',
    ring: 'rang',
    run: 'ran',
  },
  ...{ see: 'saw', sell: 'sold', send: 'sent', set: 'set', sew: 'sewed', shine: 'shone', sleep: 'slept' },
  ...{ speak: 'spoke', spend: 'spent', split: 'split', sweep: 'swept', swim: 'swam', take: 'took', teach: 'taught' },
  ...{ tell: 'told', think: 'thought', throw: 'threw', wake: 'woke', withdraw: 'withdrew', write: 'wrote' },
}
/** After ‘I have’. */
const PARTICIPLES: Readonly<Record<string, string>> = {
  ...{ choose: 'chosen', come: 'come', do: 'done', draw: 'drawn', drive: 'driven', eat: 'eaten', freeze: 'frozen' },
  ...{
    give: 'given',
    go: 'gone',
    get: 'gotten',
    grow: 'grown',
    hide: 'hidden',
    ride: 'ridden',
    ring: 'rung',
    run: 'run',
  },
  ...{ see: 'seen', speak: 'spoken', swim: 'swum', take: 'taken', throw: 'thrown', wake: 'woken', write: 'written' },
  ...{ withdraw: 'withdrawn' },
}

export const doing: Doing = {
  verbs: new Set(VERBS.trim().split(/\s+/)),
  forMe: new Set(['me', 'us']),
  isNoErrand: (verb, next) =>
    /^(?:is|isn't|isnt|are|aren't|was|wasn't|were|weren't|has|hasn't|needs|need|wants)$/.test(next) ||
    (verb === 'wait' && !/^(?:for|until|till|in|at|by|on|to)$/.test(next)),
  placeholders: new Set([
    ...['thing', 'things', 'stuff', 'something', 'anything', 'it', 'that', 'this', 'these', 'those', 'them', 'one'],
    ...[
      'task',
      'tasks',
      'item',
      'todo',
      'to-do',
      'do',
      'the',
      'a',
      'an',
      'my',
      'please',
      'some',
      'whatever',
      'again',
      'later',
      'then',
      'too',
      'back',
      'there',
      'instead',
    ],
  ]),
  beforeTold: new Set([
    ...['i', "i've", 'ive', 'we', "we've", 'have', 'already', 'just', 'finally', 'also', 'ok', 'okay', 'so', 'hey'],
    ...['yay', 'well', 'now', 'and', ',', 'yes', 'yeah', 'yep', 'yup', 'then', 'oh', 'btw', 'actually', 'her', 'him'],
  ]),
  subjects: new Set(['i', "i've", 'ive', 'we', "we've"]),
  toldForms: (verb) => [
    // ‘Payed’, ‘buyed’, as it is written by who learned it late.
    ...(IRREGULAR[verb] === undefined ? [] : [IRREGULAR[verb]]),
    ...regular(verb),
    ...(PARTICIPLES[verb] === undefined ? [] : [PARTICIPLES[verb]]),
  ],
  plannedForms: (verb) => [verb],
  beforePlanned: ['i', "i'll", 'ill', 'we', "we'll", 'will', 'gonna', 'shall', "i'd", 'to'],
  notDone: new Set([
    ...[
      'cancel',
      'move',
      'remove',
      'change',
      'reset',
      'stop',
      'quit',
      'drop',
      'schedule',
      'plan',
      'start',
      'add',
      'leave',
    ],
    ...[
      'wait',
      'block',
      'lend',
      'hide',
      'ask',
      'request',
      'see',
      'find',
      'choose',
      'put',
      'keep',
      'want',
      'need',
      'close',
      'open',
    ],
  ]),
  nounsOf: (verb) => gerunds(verb),
  saysWho: () => false,
  isActive: (told) => /^[a-z]/.test(told),
  toPeople: new Set(
    'answer ask call congratulate contact email help ring hug inform interview invite join kiss meet message notify phone'
      .concat(' reply respond see speak surprise talk teach tell text thank visit wake write')
      .split(' '),
  ),
  toWhom: new Set(['to', 'for', 'with', 'about', 'from', 'by']),
  buying: new Set(['buy', 'get', 'order', 'purchase', 'grab', 'restock', 'refill', 'fetch']),
  alike: [
    ['buy', 'get', 'grab', 'purchase', 'order', 'pick', 'collect', 'fetch'],
    ['book', 'reserve', 'order', 'arrange', 'schedule'],
    ['call', 'phone', 'ring'],
    ['fix', 'repair', 'mend'],
    ['send', 'mail', 'email', 'submit', 'forward'],
    ['clean', 'tidy', 'scrub'],
    ['return', 'give', 'bring'],
    ['pay', 'settle', 'transfer'],
    ['write', 'draft'],
    ['register', 'enroll', 'sign'],
    ['take', 'bring', 'drop', 'drive'],
    ['prepare', 'make', 'finish'],
    ['review', 'read', 'check'],
    ['replace', 'change', 'swap'],
  ],
}

/** Its last letter is doubled: shop, shopped. */
const SHORT = /[^aeiou][aeiou][^aeiouwxy]$/

function regular(verb: string): readonly string[] {
  if (verb.endsWith('e')) return [`${verb}d`]
  if (/[^aeiou]y$/.test(verb)) return [`${verb.slice(0, -1)}ied`]
  return SHORT.test(verb) ? [`${verb}${verb.at(-1)}ed`, `${verb}ed`] : [`${verb}ed`]
}

function gerunds(verb: string): readonly string[] {
  if (/[^aeiouy]e$/.test(verb)) return [`${verb.slice(0, -1)}ing`]
  return SHORT.test(verb) ? [`${verb}${verb.at(-1)}ing`, `${verb}ing`] : [`${verb}ing`]
}
