// Reminders, saved views, hooks and calendars.

import { countingIn } from '../../../counting.ts'
import { said } from '../../sentence.ts'
import type { ErrorTexts } from '../../texts.ts'

const tries = countingIn('en')

export const telling = {
  CHANNEL_NOT_FOUND: {
    message: ({ channel }) => `You are not reminded by ${channel}.`,
    next: (_, point) => point('Where you are reminded', 'listChannels'),
  },
  CHANNELS_FULL: {
    message: ({ limit }) => `Nobody is reminded in more than ${limit} places.`,
    next: (_, point) => said('Remove one first.', point('Where you are reminded', 'listChannels')),
  },
  ADDRESS_NOT_CONFIRMED: {
    message: ({ address }) => `${address} is not confirmed: nothing but a code is sent there.`,
    next: ({ address }, point) =>
      said('Give the code that was sent to it.', point('To have another one sent', 'sendCode', { address })),
  },
  ADDRESS_UNKNOWN: {
    message: ({ address }) => `Nothing of yours goes to ${address}.`,
    next: ({ address }, point) => point('To be reminded there', 'addChannel', { kind: 'email', address }),
  },
  CODE_WRONG: {
    message: ({ address, left }) =>
      `That is not the code that was sent to ${address}.`.concat(left > 0 ? '' : ' It has ended.'),
    next: ({ address, left }, point) =>
      left > 0
        ? tries(left, {
            one: 'Look again: it may be tried once more.',
            other: 'Look again: it may be tried # more times.',
          })
        : point('To have another one sent', 'sendCode', { address }),
  },
  NO_CODE_OPEN: {
    message: ({ address }) => `The code for ${address} has ended: it is good for a day and a few tries.`,
    next: ({ address }, point) => point('To have another one sent', 'sendCode', { address }),
  },
  CODES_USED_UP: {
    message: ({ address }) => `No more codes are sent to ${address} today: so many in a day are the limit.`,
    next: () => 'A code that was sent there is good for a day. Tomorrow another one can be sent (the day of UTC).',
  },
  NOBODY_TO_TELL: {
    message: ({ task, status }) => `Task ${task} is ${status}: nobody will work on it.`,
    next: ({ task }, point) => point('What may be done with it', 'showTask', { task }),
  },
  VIEW_NOT_FOUND: {
    message: ({ view }) => `You have no list under the name ‘${view}’.`,
    next: (_, point) => point('Your lists', 'listViews'),
  },
  VIEWS_FULL: {
    message: ({ limit }) => `You can keep at most ${limit} lists under a name.`,
    next: (_, point) => said('Remove one first.', point('Your lists', 'listViews')),
  },
  NOT_LATER: {
    message: ({ until }) => `‘${until}’ is not later than now.`,
    next: () => 'Say a later day or time, such as tomorrow, friday or in 2 hours.',
  },
  NOT_SNOOZED: {
    message: ({ item }) => `You have not snoozed ${item}.`,
    next: (_, point) => point('What you have snoozed', 'inbox', { snoozed: true }),
  },
  NOT_HANDED: {
    message: ({ item }) => `Question ${item} is in everyone’s inbox: it was handed to nobody.`,
    next: (_, point) => point('What was handed to someone', 'inbox', { handed: true }),
  },
  CANNOT_BE_HANDED: {
    message: ({ item, person }) => `${person} may not answer question ${item}, so it cannot be handed to them.`,
    next: ({ could }) =>
      could.length === 0
        ? 'Nothing was changed. Nobody else here may answer it.'
        : `Nothing was changed. It can be handed to: ${could.join(', ')}.`,
  },
  SNOOZES_FULL: {
    message: ({ limit }) => `You can snooze at most ${limit} questions at once.`,
    next: (_, point) =>
      said('Answer one, or bring one back, first.', point('Those you have', 'inbox', { snoozed: true })),
  },
  HOOK_NOT_FOUND: {
    message: ({ hook }) => `You have no hook ${hook}.`,
    next: (_, point) => point('Your hooks', 'listHooks'),
  },
  HOOKS_FULL: {
    message: ({ limit }) => `A workspace has at most ${limit} hooks.`,
    next: (_, point) => said('Remove one first.', point('The hooks there are', 'listHooks')),
  },
  HOOK_FILTER_UNKNOWN: {
    message: ({ filter, part }) =>
      part === filter
        ? `A hook is told of what as ‘where → what’, not ‘${filter}’.`
        : `‘${part}’ in ‘${filter}’ is nothing a hook can tell of.`,
    next: ({ exist }) => `There is: ${exist.join(', ')}.`,
  },
  HOOK_NEVER_TELLS: {
    message: ({ filter }) => `‘${filter}’ never happens.`,
    next: ({ exist }, point) =>
      exist.length > 0 ? `What does: ${exist.join(', ')}.` : point('What happens to tasks', 'listLifecycles'),
  },
  HOOK_NAME_TAKEN: {
    message: ({ name }) => `There is a hook called ${name} already.`,
    next: (_, point) => said('Choose another name.', point('The hooks there are', 'listHooks')),
  },
  HOOK_HAS_NO_ADDRESS: {
    message: ({ hook }) => `Hook ${hook} came here in a copy of a store, without its address.`,
    next: () => 'Give the address again when you resume it.',
  },
  HOOK_NOT_ACTIVE: {
    message: ({ hook, state }) => `Hook ${hook} is ${state}: it sends nothing.`,
    next: ({ hook }, point) => point('To let it go on', 'resumeHook', { hook }),
  },
  HOOK_ADDRESS_UNFIT: {
    message: ({ format }) => `That is no address for ${format}.`,
    next: ({ format }) =>
      format === 'email'
        ? 'Give an email address, such as dana@example.com.'
        : format === 'telegram'
          ? 'Give https://api.telegram.org/botTOKEN/sendMessage?chat_id=NUMBER.'
          : 'Give an address that begins with https://.',
  },
  ADDRESS_NOT_ALLOWED: {
    message: ({ address }) =>
      `Nothing is sent to ${address}: it does not begin with https://, or is of the server’s own machine or a private network.`,
    next: () => 'Nothing was changed. Whoever runs the server can allow the network, with PAWL_ALLOWED_NETWORKS.',
  },
  NETWORK_NOT_UNDERSTOOD: {
    message: ({ network }) => `PAWL_ALLOWED_NETWORKS names ${network}, which is no network.`,
    next: () => 'Name networks by address and length, with commas between them, such as 10.0.0.0/8,192.168.0.0/16.',
  },
  NOBODY_REMINDED: {
    message: ({ task, status }) => `Task ${task} is ${status}: nobody is reminded of it.`,
    next: ({ task }, point) => said('Take it up again first.', point('What may be done with it', 'showTask', { task })),
  },
  CALENDAR_NOT_FOUND: {
    message: () => 'There is no calendar at this address.',
    next: (_, point) => point('To make an address', 'addCalendar'),
  },
} satisfies Partial<ErrorTexts>
