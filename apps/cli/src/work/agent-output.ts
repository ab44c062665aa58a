// What agents' own programs print of themselves: tokens, cost, model, and what they say. Pure; lines nobody knows are ignored.
//
//   Claude Code   claude -p --output-format json | stream-json
//   Codex         codex exec --json
//   Gemini        gemini -p … --output-format json | stream-json
//   OpenCode      opencode run --format json
//   any other     lines such as `tokens: 1200` and `cost: $0.03` (`plain-use.ts`)
//
// AO1. What they print only describes: it never decides how the task ended.
// AO2. Tokens are all that went through the model: input, cached input, output and thinking. Cost is what the program says it was.
// AO3. What is printed is no trusted number: what is not a number, or less than nothing, counts as nothing.
// AO4. Plain lines count only where no program that is known has told what it used: it may have quoted them.

import { plainUse } from './plain-use.ts'

export interface Used {
  readonly tokens: number
  /** In whole units of the currency. */
  readonly cost: number
  readonly model: string | undefined
}

type Facts = Readonly<Record<string, unknown>>
interface Part {
  readonly tokens: number
  readonly cost: number
}

/** The longest text that is looked at as one document. */
const LONGEST_DOCUMENT = 1_000_000

export class AgentOutput {
  /** What was used, by what it is a sum of: what is said of the same again replaces it. */
  readonly #parts = new Map<string, Part>()
  readonly #onSaid: (text: string) => void
  #model: string | undefined
  #said: string | undefined
  #thread = ''
  #plain: Part = { tokens: 0, cost: 0 }
  #begun: string[] | undefined
  #begunLength = 0

  constructor(onSaid: (text: string) => void = () => {}) {
    this.#onSaid = onSaid
  }

  /** One line of the standard output. */
  take(line: string): void {
    if (this.#begun !== undefined) this.#goOn(line, this.#begun)
    else if (line === '{') this.#begin()
    else if (line.startsWith('{"') || line.startsWith('[{')) this.#read(line)
    else this.#plain = { ...this.#plain, ...plainUse(line) }
  }

  used(): Used {
    const parts = this.#parts.size === 0 ? [this.#plain] : [...this.#parts.values()]
    return {
      tokens: parts.reduce((sum, { tokens }) => sum + tokens, 0),
      cost: parts.reduce((sum, { cost }) => sum + cost, 0),
      model: this.#model,
    }
  }

  /** The last thing the agent said; nothing unless it was known for an agent by what it used. */
  lastSaid(): string | undefined {
    return this.#parts.size === 0 ? undefined : this.#said
  }

  /** A document over several lines ends with the brace that stands where its first one stood. */
  #begin(): void {
    this.#begun = ['{']
    this.#begunLength = 1
  }

  #goOn(line: string, begun: string[]): void {
    begun.push(line)
    this.#begunLength += line.length + 1
    if (line !== '}' && this.#begunLength <= LONGEST_DOCUMENT) return
    this.#begun = undefined
    if (line === '}') this.#read(begun.join('\n'))
  }

  #read(text: string): void {
    const document = parsed(text)
    for (const facts of Array.isArray(document) ? document : [document]) if (isFacts(facts)) this.#note(facts)
  }

  #note(facts: Facts): void {
    const known = KNOWN.get(facts.type)
    if (known !== undefined) known(facts, this.#notes)
    else if (isFacts(facts.msg)) oldCodex(facts.msg, this.#notes)
    else if (typeof facts.response === 'string') geminiDocument(facts, this.#notes)
  }

  readonly #notes: Notes = {
    use: (what, part) => this.#parts.set(what === undefined ? `${this.#parts.size}` : what, part),
    instead: (before) => {
      for (const what of this.#parts.keys()) if (what.startsWith(before)) this.#parts.delete(what)
    },
    thread: (name) => {
      if (name !== undefined) this.#thread = name
      return this.#thread
    },
    model: (model) => {
      if (typeof model === 'string' && model !== '') this.#model = model
    },
    say: (text, how = 'new') => {
      if (typeof text !== 'string' || text.trim() === '') return
      this.#said = how === 'more' ? (this.#said ?? '') + text : text
      if (how !== 'result') this.#onSaid(this.#said)
    },
  }
}

interface Notes {
  /** A name that was used before is replaced; without one it is added. */
  use(what: string | undefined, part: Part): void
  /** What begins so is told anew. */
  instead(before: string): void
  thread(name?: string): string
  model(model: unknown): void
  /** What it says of the whole at the end is no progress any more. */
  say(text: unknown, how?: 'new' | 'more' | 'result'): void
}

/** By the type of the line. */
const KNOWN: ReadonlyMap<unknown, (facts: Facts, notes: Notes) => void> = new Map(
  Object.entries<(facts: Facts, notes: Notes) => void>({
    system: ({ model }, notes) => notes.model(model),
    assistant: claudeMessage,
    result: (facts, notes) => (isFacts(facts.stats) ? geminiResult(facts.stats, notes) : claudeResult(facts, notes)),
    init: ({ model }, notes) => notes.model(model),
    message: ({ role, content, delta }, notes) => {
      if (role === 'assistant') notes.say(content, delta === true ? 'more' : 'new')
    },
    'thread.started': ({ thread_id: id }, notes) => void notes.thread(typeof id === 'string' ? id : ''),
    'item.completed': ({ item }, notes) => {
      if (isFacts(item) && item.type === 'agent_message') notes.say(item.text)
    },
    // The sum of the whole thread, not of the turn.
    'turn.completed': ({ usage }, notes) => {
      if (isFacts(usage)) notes.use(`codex ${notes.thread()}`, tokensAlone(usage, ['input_tokens', 'output_tokens']))
    },
    text: ({ part }, notes) => {
      if (isFacts(part)) notes.say(part.text)
    },
    step_finish: ({ part }, notes) => {
      if (!isFacts(part) || !isFacts(part.tokens)) return
      const { tokens } = part
      const cache = isFacts(tokens.cache) ? sum(tokens.cache, ['read', 'write']) : 0
      const used = sum(tokens, ['input', 'output', 'reasoning']) + cache
      const what = typeof part.id === 'string' ? `opencode ${part.id}` : undefined
      notes.use(what, { tokens: whole(used), cost: amount(part.cost) })
    },
  }),
)

const OF_CLAUDE = ['input_tokens', 'cache_creation_input_tokens', 'cache_read_input_tokens', 'output_tokens']
const OF_ITS_MODELS = ['inputTokens', 'cacheCreationInputTokens', 'cacheReadInputTokens', 'outputTokens']

/** Each message has what it used; the result at the end has the sum, and the cost. */
function claudeMessage({ message, session_id: session }: Facts, notes: Notes): void {
  if (!isFacts(message)) return
  notes.model(message.model)
  if (isFacts(message.usage)) notes.use(`claude ${session} ${message.id}`, tokensAlone(message.usage, OF_CLAUDE))
  const content = Array.isArray(message.content) ? message.content.filter(isFacts) : []
  for (const { type, text } of content) if (type === 'text') notes.say(text)
}

function claudeResult(facts: Facts, notes: Notes): void {
  if (facts.total_cost_usd === undefined && !isFacts(facts.usage)) return
  notes.instead(`claude ${facts.session_id} `)
  const models = isFacts(facts.modelUsage) ? Object.entries(facts.modelUsage) : []
  const byModel = models.flatMap(([name, usage]) => (isFacts(usage) ? [{ name, usage }] : []))
  const ofModels = byModel.reduce((all, { usage }) => all + sum(usage, OF_ITS_MODELS), 0)
  const tokens = ofModels > 0 ? ofModels : isFacts(facts.usage) ? sum(facts.usage, OF_CLAUDE) : 0
  notes.use(undefined, { tokens: whole(tokens), cost: amount(facts.total_cost_usd) })
  const [first] = byModel.toSorted((one, other) => amount(other.usage.costUSD) - amount(one.usage.costUSD))
  notes.model(first?.name)
  notes.say(facts.result, 'result')
}

function geminiDocument({ response, stats }: Facts, notes: Notes): void {
  if (!isFacts(stats) || !isFacts(stats.models)) return
  const models = Object.entries(stats.models).flatMap(([name, model]) =>
    isFacts(model) && isFacts(model.tokens) ? [{ name, tokens: amount(model.tokens.total) }] : [],
  )
  notes.use(undefined, { tokens: whole(models.reduce((all, { tokens }) => all + tokens, 0)), cost: 0 })
  notes.model(models.toSorted((one, other) => other.tokens - one.tokens)[0]?.name)
  notes.say(response, 'result')
}

function geminiResult(stats: Facts, notes: Notes): void {
  notes.use(undefined, tokensAlone(stats, ['total_tokens']))
}

function oldCodex(message: Facts, notes: Notes): void {
  if (message.type === 'agent_message') notes.say(message.message)
  if (message.type !== 'token_count' || !isFacts(message.info)) return
  const { total_token_usage: total } = message.info
  if (isFacts(total)) notes.use(`codex ${notes.thread()}`, tokensAlone(total, ['total_tokens']))
}

const tokensAlone = (facts: Facts, names: readonly string[]): Part => ({ tokens: whole(sum(facts, names)), cost: 0 })

const sum = (facts: Facts, names: readonly string[]) => names.reduce((all, name) => all + amount(facts[name]), 0)

const amount = (given: unknown) => (typeof given === 'number' && given > 0 && given < Infinity ? given : 0)

const whole = (given: number) => Math.min(Math.round(given), Number.MAX_SAFE_INTEGER)

const isFacts = (given: unknown): given is Facts => typeof given === 'object' && given !== null && !Array.isArray(given)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
