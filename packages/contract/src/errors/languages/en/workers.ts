// Sessions of agents, and the commands that workers run.

import type { ErrorTexts } from '../../texts.ts'
import { systemText } from '../../texts.ts'
import { system } from './reasons.ts'

export const workers = {
  SESSION_IN_USE: {
    message: ({ session }) => `Another pawl work on this machine has the session ‘${session}’.`,
    next: () => 'Leave --session out to get one of your own. Nothing was claimed.',
  },
  SESSION_TAKEN: {
    message: ({ session }) => `The session ‘${session}’ belongs to someone else, or its secret is missing.`,
    next: () =>
      'Give the session as you were given it, NAME:SECRET, or leave it out to get one of your own. Nothing was claimed.',
  },
  COMMAND_NOT_FOUND: {
    message: (facts) => `‘${facts.command}’ cannot be run: ${systemText(system, facts)}.`,
    next: () => 'Give a program and its arguments after --; no shell reads them. No task was lost.',
  },
  REPOSITORY_UNFIT: {
    message: ({ folder, reason, name }) =>
      ({
        no_git: 'There is no program git on this machine.',
        no_repository: `${folder} is in no git repository.`,
        bare: `${folder} is a bare repository, with no files to work on.`,
        detached: `No branch is checked out in ${folder}, so it is not clear what the work begins from.`,
        no_commit: `The branch ${name} has no commit yet.`,
        no_such_base: `There is no branch or commit ${name} in ${folder}.`,
        dirty: `There are uncommitted changes in ${folder}; work that begins from ${name} would not have them.`,
        bad_prefix: `No branch can be called ${name}1.`,
        git_failed: `No worktree could be made: ${name}`,
      })[reason],
    next: ({ reason }) =>
      ({
        no_git: 'Install git, or leave --worktree out. No task was lost.',
        no_repository: 'Start it in a checkout of the repository, or leave --worktree out. No task was lost.',
        bare: 'Start it in a checkout of the repository. No task was lost.',
        detached: 'Check out a branch, or name one with --base. No task was lost.',
        no_commit: 'Make a first commit. No task was lost.',
        no_such_base: 'Name a branch or a commit that is there with --base. No task was lost.',
        dirty: 'Commit or stash them, or say with --base what the work begins from. No task was lost.',
        bad_prefix: 'Choose another --branch-prefix, such as agents/. No task was lost.',
        git_failed: 'See to it and start again. No task was lost.',
      })[reason],
  },
  COMMAND_FAILED: {
    message: ({ task, ended }) => `The command for task ${task} did not succeed: ${ended}.`,
    next: ({ task, left }, point) =>
      ({
        onOffer: point('The task is on offer again; why it failed', 'showRoomTask', { task: String(task) }),
        setAside: point('It failed too often in a row and waits for a person', 'showRoomTask', {
          task: String(task),
        }),
        blocked: point('It is blocked, and System3 is asked how to go on', 'inbox', { for: 'system3' }),
      })[left],
  },
} satisfies Partial<ErrorTexts>
