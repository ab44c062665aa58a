// Commands of the first hour: whether all is well, and a project's own data.

import { WHERE_AND_WHO } from './idle-options.ts'
import type { OwnCommand } from './own-commands.ts'

export const doctorCommand: OwnCommand = {
  name: 'doctor',
  heeds: WHERE_AND_WHO,
  summary: 'Check program, data folder, database, server and clock, and say how to mend what is wrong.',
  description:
    'Check program, data folder and its rights, disk, database, server, versions and clock, and say how to mend what is wrong. It changes nothing. The exit code is 1 if something is broken.',
  perform: async (command, { settings, screen, version }) => {
    const { doctor } = await import('../doctor/doctor.ts')
    const isNamed = (command.parent?.opts().data ?? process.env.PAWL_DATA ?? '') !== ''
    return doctor({ settings, version, isNamed }, screen)
  },
}

export const tuiCommand: OwnCommand = {
  name: 'tui',
  heeds: WHERE_AND_WHO,
  summary: 'Your list as a board, by keyboard.',
  description:
    'Your list as a board, by keyboard: arrows choose, s starts, d is done, a adds, u undoes, ? shows every key, q leaves. It follows every change; without a terminal it is printed once.',
  perform: async (_, { settings, screen }) => {
    const { tui } = await import('../tui/tui.ts')
    return tui(settings, screen)
  },
}

export const initCommand: OwnCommand = {
  name: 'init',
  heeds: [],
  summary: 'Give this project its own data, in a .pawl folder that commands below it find.',
  description:
    'Give this project its own data, in a .pawl folder. Commands here and in every folder below find it by themselves; git ignores it.',
  declare: (command, say) => void command.option('--here', say('also below a project that has its own')),
  perform: async (command, { settings, screen }) => {
    const { init } = await import('../init/init.ts')
    return init(settings, command.opts(), screen)
  },
}
