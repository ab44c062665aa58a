// What is made from the commands themselves: completions for shells, and the manual page.

import { EXIT } from '@pawl/contract'
import { Argument } from 'commander'
import type { Shell } from '../completion/shells.ts'
import { printJson } from '../output/print.ts'
import { helpWords } from './help-words.ts'
import type { OwnCommand } from './own-commands.ts'

/** The scripts themselves are loaded when they are asked for. */
const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const satisfies readonly Shell[]

export const completionCommand: OwnCommand = {
  name: 'completion',
  heeds: [],
  summary: 'Print completions for a shell.',
  description:
    'Print completions for a shell: put them where it looks for them, or let it read them at its start. They are made from the commands of this version.',
  declare: (command, say) => void command.addArgument(new Argument('<shell>', say('which shell')).choices(SHELLS)),
  perform: async (command, run) => {
    const [{ completionFor }, { commandTree }] = await Promise.all([
      import('../completion/shells.ts'),
      import('../completion/command-tree.ts'),
    ])
    const script = completionFor(command.args[0] as Shell, commandTree(run.wholeProgram()))
    if (run.settings.json) printJson(process.stdout, { script })
    else process.stdout.write(script)
    return EXIT.done
  },
}

export const manCommand: OwnCommand = {
  name: 'man',
  heeds: [],
  summary: 'Print the manual page.',
  perform: async (_, run) => {
    const [{ manualPage }, { commandTree }] = await Promise.all([
      import('../completion/manual-page.ts'),
      import('../completion/command-tree.ts'),
    ])
    const { say, after } = helpWords(run.screen.phrases)
    const page = manualPage(commandTree(run.wholeProgram()), run.version, after, say)
    if (run.settings.json) printJson(process.stdout, { page })
    else process.stdout.write(page)
    return EXIT.done
  },
}
