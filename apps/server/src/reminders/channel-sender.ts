// Sends what has to go out, each kind of channel in its own way.

import type { Send, Sent } from '@pawl/operations'
import { hookMessage } from '../hooks/hook-message.ts'
import { hookText } from '../hooks/hook-text.ts'
import { AllowedAddresses } from './allowed-address.ts'
import { Mailer, type MailSettings } from './email.ts'
import { postMessage } from './post-message.ts'
import { type PushKeys, sendPush } from './push.ts'
import { sendWebhook } from './webhook.ts'
import { writtenReminder } from './written-reminder.ts'

export interface SendingOptions {
  /** Without them no email is sent. */
  readonly mail?: MailSettings
  /** Private networks that may be sent to, such as 10.0.0.0/8. */
  readonly allowedNetworks?: readonly string[]
  /** By which people know this server. */
  readonly publicUrl?: string
}

/** What whoever starts the server says in its environment. */
export function sendingFrom(environment: NodeJS.ProcessEnv): SendingOptions {
  const { PAWL_SMTP_URL: smtpUrl, PAWL_MAIL_FROM: from, PAWL_ALLOWED_NETWORKS: networks } = environment
  return {
    ...(smtpUrl && from && { mail: { smtpUrl, from } }),
    ...(networks && { allowedNetworks: networks.split(',') }),
  }
}

/** Whether anything could be sent to an address that someone gives. */
export function sendsTo({ allowedNetworks }: SendingOptions): (address: string) => boolean {
  const addresses = new AllowedAddresses(allowedNetworks)
  return (address) => URL.canParse(address) && addresses.couldBe(new URL(address))
}

export class ChannelSender {
  readonly #options: SendingOptions
  readonly #addresses: AllowedAddresses
  readonly #mailer: Mailer | undefined
  readonly #pushKeys: () => Promise<PushKeys>
  readonly #now: () => number

  constructor(options: SendingOptions, now: () => number, pushKeys: () => Promise<PushKeys>) {
    this.#options = options
    this.#addresses = new AllowedAddresses(options.allowedNetworks)
    this.#mailer = options.mail && new Mailer(options.mail)
    this.#pushKeys = pushKeys
    this.#now = now
  }

  readonly send: Send = async (delivery, channel, told): Promise<Sent> => {
    const now = this.#now()
    const { publicUrl, mail } = this.#options
    const { code } = delivery.message
    if (code !== undefined) {
      const page = publicUrl === undefined ? null : `${publicUrl.replace(/\/+$/, '')}/account`
      return (await this.#mailer?.sendCode(delivery, channel, code, page)) ?? NOT_SET_UP
    }
    if (told !== undefined) {
      const text = hookText(delivery, told, channel.language, publicUrl)
      if (channel.kind === 'email') return (await this.#mailer?.sendText(delivery, channel, text)) ?? NOT_SET_UP
      return postMessage(hookMessage(delivery, channel, told, text, now), this.#addresses)
    }
    const written = writtenReminder(delivery, channel, now, publicUrl)
    switch (channel.kind) {
      case 'webhook':
        return sendWebhook(delivery, channel, written, now, this.#addresses)
      case 'email':
        return (await this.#mailer?.send(delivery, channel, written)) ?? NOT_SET_UP
      case 'push': {
        const contact = publicUrl ?? `mailto:${addressIn(mail?.from ?? 'nobody@pawl.invalid')}`
        return sendPush(delivery, channel, written, now, {
          keys: await this.#pushKeys(),
          contact,
          addresses: this.#addresses,
        })
      }
      default:
        return NOT_SET_UP
    }
  }

  async close(): Promise<void> {
    await this.#mailer?.close()
  }
}

/** `Pawl <pawl@example.com>` is pawl@example.com. */
function addressIn(from: string): string {
  return /<([^>]+)>/.exec(from)?.[1] ?? from
}

const NOT_SET_UP: Sent = { sent: false, trouble: 'notSetUp', again: false }
