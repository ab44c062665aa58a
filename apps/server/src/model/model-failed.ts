// Why a model gave no answer: what it is, whether it passes, and the words of whoever was asked, as far as they help.

import { cutText } from '@pawl/kernel'

/** `passes`: the same question may well be answered a little later. */
export const MODEL_TROUBLE = {
  unreachable: { passes: true, says: 'the model cannot be reached' },
  late: { passes: false, says: 'the model took too long' },
  busy: { passes: true, says: 'the model takes no more requests now' },
  broken: { passes: true, says: 'the server of the model failed' },
  keyRefused: { passes: false, says: 'the server of the model does not accept the key' },
  notThere: { passes: false, says: 'there is no such model, or no such address' },
  notTaken: { passes: false, says: 'the server of the model does not take the question' },
  notAnAddress: {
    passes: false,
    says: 'the address of the model must begin with http:// or https://, without a password',
  },
  notACompletion: { passes: false, says: 'what answered is not the chat completions of a model' },
  declined: { passes: false, says: 'the model declined' },
  cutOff: { passes: false, says: 'the answer of the model was cut off: it is longer than the model may write' },
  tooLong: { passes: false, says: 'the answer of the model is longer than an answer may be' },
} as const satisfies Record<string, { readonly passes: boolean; readonly says: string }>

type Trouble = keyof typeof MODEL_TROUBLE

const QUOTED = 300
/** Too slow, in the way of another, too early, too many: worth another try. The rest of 4xx is not. */
const BUSY = [408, 409, 425, 429]

export class ModelFailed extends Error {
  override readonly name = 'ModelFailed'
  readonly trouble: Trouble
  /** Milliseconds. */
  readonly askedToWait: number | undefined

  constructor(trouble: Trouble, details = '', askedToWait?: number) {
    const { says } = MODEL_TROUBLE[trouble]
    super(details === '' ? says : `${says}: ${cutText(details, QUOTED)}`)
    this.trouble = trouble
    this.askedToWait = askedToWait
  }

  /** Of an answer that says that there is none. */
  static ofAnswer({ status, headers }: Response, text: string, key: string | undefined): ModelFailed {
    const words = said(text)
    const details = key === undefined ? words : words.replaceAll(key, '…')
    const seconds = Number(headers.get('retry-after') ?? Number.NaN)
    const wait = seconds >= 0 ? seconds * 1000 : undefined
    return new ModelFailed(troubleOf(status), [String(status), details].filter((part) => part !== '').join(' '), wait)
  }
}

function troubleOf(status: number): Trouble {
  if (BUSY.includes(status)) return 'busy'
  if (status >= 500) return 'broken'
  if (status === 401 || status === 403) return 'keyRefused'
  // A redirect, which is not followed, says that it is somewhere else.
  return status === 404 || status < 400 ? 'notThere' : 'notTaken'
}

/** `{"error": {"message": …}}` as most say it, `{"error": …}` as some do; a page of a proxy says nothing. */
function said(text: string): string {
  try {
    const { error } = JSON.parse(text) as { readonly error?: unknown }
    const message = (error as { readonly message?: unknown } | null | undefined)?.message ?? error
    return typeof message === 'string' ? message : ''
  } catch {
    return ''
  }
}
