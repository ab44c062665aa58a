// `pawl setup`: brings Pawl's tools and page of instructions into a project, for one of the agents that are known.

import { Argument } from 'commander'
import { asWords } from '../settings.ts'
import { CLIENTS, type ClientName } from '../setup/clients.ts'
import { WHERE_AND_WHO } from './idle-options.ts'
import type { OwnCommand } from './own-commands.ts'

export const setupCommand: OwnCommand = {
  name: 'setup',
  heeds: WHERE_AND_WHO,
  pairs: [
    { option: '--print', not: '--yes' },
    ...['--room', '--role', '--command'].map((option) => ({ option, not: '--undo' })),
  ],
  summary: 'Set up a coding agent in this project.',
  description:
    'Write the tools and the page of instructions for an agent into the project: what changes is shown first, and --undo takes it back. Without a name: say what is set up here.',
  declare: (command, say) => {
    command.addArgument(new Argument('[agent]', say('which agent')).choices(CLIENTS))
    command.option('--undo', say('take it back'))
    command.option('--yes', say('do not ask'))
    command.option('--print', say('only show what would change'))
    command.option('--room <room>', say('the room it will work in'))
    command.option('--role <role>', say('the role it will work as'))
    command.option('--command <path>', say('how the agent starts pawl; by its name if that is found'))
  },
  perform: async (command, { settings, screen }) => {
    const { setUp } = await import('../setup/setup.ts')
    const { data, url, as, workspace } = command.parent?.opts() ?? {}
    const before = asWords({ data: data && settings.dataFolder, url, as, workspace })
    return setUp(settings, command.args[0] as ClientName | undefined, { ...command.opts(), before }, screen)
  },
}
