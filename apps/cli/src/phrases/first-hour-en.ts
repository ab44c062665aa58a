import { countingIn, wordsOf } from '@pawl/contract'
import type { FirstHourPhrases } from './first-hour.ts'

const count = countingIn('en')
const { tasks: countTasks, events: countEvents } = wordsOf.en.counted
/** Gigabytes from ten on: nobody counts the rest. */
const size = (megabytes: number) => (megabytes < 10_000 ? `${megabytes} MB` : `${Math.floor(megabytes / 1000)} GB`)
const countMigrations = (missing: number) => count(missing, { one: '1 step', other: '# steps' })

export const englishFirstHour = (): FirstHourPhrases => ({
  doctor: {
    checks: {
      runtime: 'Program',
      place: 'Where the data is',
      folder: 'Data folder',
      disk: 'Disk',
      database: 'Database',
      server: 'Server',
      clock: 'Clock',
    },
    says: {
      node_good: ({ node, pawl }) => `Pawl ${pawl} on Node ${node}.`,
      node_old: ({ node, oldest }) => `Node ${node} is too old; Pawl needs ${oldest} or newer.`,
      place_server: ({ url }) => `on the server ${url}.`,
      place_database: () => 'in the PostgreSQL database that PAWL_DATABASE_URL names.',
      place_project: ({ folder }) => `in ${folder}, the .pawl folder of this project.`,
      place_home: ({ folder }) => `in ${folder}, your own.`,
      place_named: ({ folder }) => `in ${folder}, as --data or PAWL_DATA says.`,
      folder_good: () => 'writable, and closed to other users.',
      folder_none: () => 'not there yet; the first command makes it.',
      folder_unmakeable: ({ folder, parent }) =>
        `${folder} cannot be made: ${parent} is not a folder you may write to.`,
      folder_no_folder: ({ folder }) => `${folder} is not a folder.`,
      folder_not_writable: ({ folder }) => `you may not read or write ${folder}.`,
      file_not_writable: ({ file }) => `you may not read or write ${file}.`,
      folder_of_another: ({ owner, user }) => `it belongs to user ${owner}; you are user ${user}.`,
      folder_open: ({ mode }) => `others on this machine can look into it (mode ${mode}).`,
      disk_good: ({ megabytes }) => `${size(Number(megabytes))} free.`,
      disk_low: ({ megabytes }) => `only ${megabytes} MB free; a backup may not fit.`,
      disk_full: ({ megabytes }) => `full (${megabytes} MB free); changes may be refused.`,
      database_good: () => 'intact, and up to date.',
      database_none: () => 'not there yet; the first command makes it.',
      database_older: ({ missing }) => `of an earlier version, ${countMigrations(Number(missing))} behind.`,
      database_unfit: ({ message }) => String(message),
      database_damaged: ({ place, damage }) => `${place} is damaged: ${damage}.`,
      database_away: ({ place }) => `${place} cannot be used now.`,
      database_unreachable: ({ place }) => `${place} does not answer.`,
      server_none: () => 'none runs here; commands use the data directly.',
      server_good: ({ url, server }) => `version ${server} answers at ${url}.`,
      server_gone: ({ url }) => `the one that was at ${url} is gone; commands use the data directly.`,
      server_silent: ({ url }) => `the one at ${url} does not answer.`,
      server_unreachable: ({ url }) => `nobody answers at ${url}.`,
      server_stranger: ({ url }) => `what answers at ${url} is not Pawl.`,
      server_refuses: ({ message }) => String(message),
      server_distrusted: ({ file }) =>
        `${file} was written by someone else or points away from this machine; it is not followed.`,
      server_version: ({ url, server, command }) => `${url} is version ${server}; this command is ${command}.`,
      clock_good: () => 'right, as far as Pawl can tell.',
      clock_off: ({ seconds, whose }) => `${seconds} seconds away from that of ${whose}.`,
      clock_past: ({ seconds }) => `the last change is dated ${seconds} seconds in the future.`,
    },
    cures: {
      node_old: () => 'Install a newer one from https://nodejs.org.',
      folder_unmakeable: () => 'Name a folder that you may write to with --data or PAWL_DATA.',
      folder_no_folder: () => 'Move that file away, or name another folder with --data or PAWL_DATA.',
      folder_not_writable: ({ folder }) =>
        `Take it back: sudo chown -R "$USER" '${folder}' — or name another with --data.`,
      file_not_writable: ({ folder, file }) =>
        `Take it back: sudo chown -R "$USER" '${folder}', then chmod 600 '${file}' — or name another with --data.`,
      folder_of_another: ({ folder }) => `Run pawl as its owner, or take it back: sudo chown -R "$USER" '${folder}'`,
      folder_open: ({ folder }) => `Close it: chmod 700 '${folder}'`,
      disk_low: () => 'Make room before the next upgrade or export.',
      disk_full: () => 'Make room, then run the command again; what was stored is safe.',
      database_older: () => 'The next command upgrades it, and keeps a copy from before.',
      database_unfit: ({ next }) => String(next),
      database_damaged: () =>
        'Stop the server, copy the data folder as it is, then restore your last backup: docs/guides/server.md.',
      database_away: ({ next }) => String(next),
      database_unreachable: () => 'Look whether PostgreSQL runs there, and whether PAWL_DATABASE_URL is right.',
      server_silent: ({ pid }) => `Wait a moment, or stop process ${pid} and start it again: pawl serve`,
      server_unreachable: () =>
        'Look whether the address is right and the server runs; leave --url and PAWL_URL out to use your own data.',
      server_stranger: () => 'Look whether the address and its port are right.',
      server_refuses: ({ next }) => String(next),
      server_distrusted: ({ file }) => `Look who wrote it; if nobody needs it, remove ${file}.`,
      server_version: () => 'Update the older of the two; versions next to each other work together meanwhile.',
      clock_off: () => 'Let the system set its clock from the network: deadlines and the work of agents depend on it.',
      clock_past: () => 'Set the clock of this machine; until then new changes are dated before older ones.',
    },
    healthy: 'All is well.',
    troubled: (troubles) => count(troubles, { one: '1 thing needs attention.', other: '# things need attention.' }),
  },
  overview: {
    nothingToday: 'Nothing is due today.',
    couldBegin: (number, title) => `You could start #${number} ${title}.`,
    questions: (questions) => count(questions, { one: 'One thing waits for you.', other: '# things wait for you.' }),
    useful: {
      answer: 'answer what waits for you',
      finish: 'when it is done',
      begin: 'start the first',
      addFirst: 'add a task, as you would say it',
      add: 'add another',
      all: 'everything that is open',
      talk: 'or talk to it',
      pages: 'or see it in the browser',
      help: 'every command',
    },
    firstTask: 'Call Dana tomorrow at 9',
  },
  tui: {
    adding: 'Add:',
    keys: '←→↑↓ choose · Enter show · s start · d done · a add · u undo · ? keys · q leave',
    help: `Keys

  ← → ↑ ↓, h l k j   choose a task
  Enter              show it, and go back
  s                  start it
  p                  put it back to open
  d                  done
  o                  open it again
  x                  delete it; u takes that back
  u                  undo your last change
  a                  add a task: type it as you would say it, then Enter
  Esc                cancel typing, go back, or leave
  q, Ctrl+C          leave`,
  },
  upgrading: (tasks, events) =>
    `Upgrading your data to this version of Pawl (${countTasks(tasks)}, ${countEvents(events)}): it is copied, upgraded and checked. If this is interrupted, nothing has changed.`,
  upgraded: (steps, backup) =>
    `Your data was upgraded to this version of Pawl (${countMigrations(steps)}). A copy from before is in ${backup}.`,
  init: {
    made: (folder) => `This project has its own data now, in ${folder}.`,
    already: (folder) => `This project has its own data already, in ${folder}.`,
    above: (folder) => `This folder belongs to a project that has its data in ${folder}. Nothing was made.`,
    below: 'Commands in this folder and below it use this data. Git ignores it.',
    next: 'Add the first task: pawl add Write the README by Friday',
    here: 'To give this folder data of its own all the same: pawl init --here',
    usedInstead: (variable) => `${variable} is set and takes precedence: commands use that, not this folder.`,
  },
})
