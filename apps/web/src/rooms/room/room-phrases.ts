// What the page of a room says.

import { inEachLanguage } from '@pawl/contract'
import { englishRoomPhrases } from './room-phrases-en.ts'
import { hebrewRoomPhrases } from './room-phrases-he.ts'

export type Level = 'low' | 'medium' | 'high'
type Levels = { readonly [level in Level]: string }

export interface RoomPhrases {
  readonly facts: (facts: { entry: string; parallel: number; lease: string }) => readonly string[]
  readonly roles: {
    readonly title: string
    readonly states: { readonly working: string; readonly waiting: string; readonly suspect: string }
    readonly entry: string
    readonly nothingInWork: string
    readonly pendingFor: (tasks: number) => string
    readonly since: string
    readonly lastSeen: string
    readonly takeBack: string
    readonly takeBackAsk: (task: number) => string
    readonly takeBackMeans: (holder: string) => string
    readonly tookBack: (task: number) => string
  }
  readonly post: {
    readonly label: string
    readonly placeholder: (role: string) => string
    readonly attach: (chosen: number) => string
    readonly nothingToAttach: string
    readonly busy: (place: number) => string
    readonly send: string
    readonly sent: (task: number, role: string) => string
    readonly queued: (place: number) => string
  }
  readonly waiting: {
    readonly title: string
    readonly pending: string
    readonly queue: string
    readonly empty: string
    readonly message: (name: string) => string
    readonly drag: string
    readonly up: (name: string) => string
    readonly down: (name: string) => string
    readonly moved: (name: string) => string
    readonly edit: string
    readonly editOf: (name: string) => string
    readonly edited: (name: string) => string
    readonly cancel: string
    readonly cancelOf: (name: string) => string
    readonly cancelled: (name: string) => string
    readonly restored: (name: string) => string
    readonly paused: (until: string, failures: number) => string
    readonly retry: string
    readonly retryOf: (task: number) => string
    readonly retried: (task: number) => string
  }
  readonly review: {
    readonly title: string
    readonly after: (tasks: string) => string
    readonly result: string
    readonly resultOf: (task: number) => string
    readonly accepted: (task: number) => string
    readonly sentBack: (task: number) => string
    readonly because: (task: number) => string
    readonly answer: string
    readonly answerTo: (task: number) => string
    readonly answered: (task: number) => string
  }
  readonly backlog: {
    readonly title: string
    readonly empty: string
    readonly add: string
    readonly content: string
    readonly unset: string
    readonly levels: { readonly complexity: Levels; readonly value: Levels }
    readonly more: string
    readonly added: (task: number) => string
    readonly closed: (task: number) => string
    readonly moved: (task: number) => string
    readonly attachTo: (task: number, what: string) => string
    readonly moreFor: (task: number) => string
    readonly attached: (task: number, to: number) => string
    readonly score: string
    readonly scoreOf: (task: number) => string
    readonly scored: (task: number) => string
  }
  readonly places: { readonly [place in 'talk' | 'agents' | 'queue']: string }
  readonly placesLabel: string
  readonly finished: { readonly title: string; readonly reopened: (task: number) => string }
  readonly connect: { readonly title: string; readonly explain: string; readonly more: string }
  readonly history: {
    readonly title: string
    readonly picture: string
    readonly asPicture: string
    readonly empty: string
    readonly facts: Readonly<Record<string, string>>
    readonly toWhom: (from: string, to: string) => string
    readonly you: string
    readonly earlier: string
  }
}

export const roomPhrases = inEachLanguage<RoomPhrases>({
  en: englishRoomPhrases,
  he: hebrewRoomPhrases,
})
