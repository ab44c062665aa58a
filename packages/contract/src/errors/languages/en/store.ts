// Imports, files, and what a store can say.

import { englishWords } from '../../../words/en.ts'
import { CANNOT_BE_OPENED } from '../../reasons.ts'
import { said } from '../../sentence.ts'
import type { ErrorTexts } from '../../texts.ts'
import { reasonText, systemText } from '../../texts.ts'
import { badLine, bytes, mismatch, STORE_TROUBLES, system, TROUBLE, unread } from './reasons.ts'

export const store = {
  IMPORT_INTO_USED_STORE: {
    message: ({ tasks }) => `This store already has ${englishWords.counted.tasks(tasks)}.`,
    next: () => 'Nothing was changed. Import into an empty store: choose a new folder with --data.',
  },
  IMPORT_BAD_LINE: {
    message: (facts) => `Line ${facts.line} cannot be imported: ${reasonText(badLine, facts)}.`,
    next: () => 'Nothing was imported. Use a file that pawl export wrote.',
  },
  IMPORT_LINE_TOO_LONG: {
    message: ({ line, limitBytes }) => `Line ${line} is longer than ${bytes(limitBytes)}.`,
    next: () => 'Nothing was imported. Use a file that pawl export wrote: its lines are shorter.',
  },
  IMPORT_INCOMPLETE: {
    message: ({ line }) => `The file ends after line ${line} without its closing line: it was cut off.`,
    next: () => 'Nothing was imported. Export again, or copy the whole file.',
  },
  IMPORT_DOES_NOT_ADD_UP: {
    message: (facts) => `The file does not add up: ${reasonText(mismatch, facts)}.`,
    next: (_, point) => said('Nothing was imported.', point('To be run where the file was exported', 'verifyStore')),
  },
  IMPORT_NOT_READ: {
    message: (facts) =>
      `The file cannot be read as one from ${facts.from}: line ${facts.line}${facts.field === '' ? '' : `, ${facts.field}`}: ${reasonText(unread, facts)}${facts.more > 0 ? `; and ${facts.more} more` : ''}.`,
    next: () => 'Nothing was added. Check the line and that --from names the program that wrote the file.',
  },
  IMPORT_NOT_FOUND: {
    message: ({ import: id }) => `There is no import of work ‘${id}’.`,
    next: () =>
      'Nothing was changed. The answer to the import says what it is called; to-dos are taken back with pawl undo.',
  },
  IMPORT_TOO_MANY: {
    message: ({ tasks, limit }) => `There are ${tasks} tasks in the file; one import takes ${limit}.`,
    next: () => 'Nothing was added. Cut the file into parts and import them one after the other.',
  },
  FILE_UNREADABLE: {
    message: (facts) => `${facts.path} cannot be used: ${systemText(system, facts)}.`,
    next: ({ holds }) =>
      holds === 'data'
        ? 'Keep the data in another folder with --data or PAWL_DATA, or see what is wrong: pawl doctor'
        : 'Check the path and your permissions there.',
  },
  STORE_CONTENDED: {
    message: () => 'Others kept changing the same task at the same moment.',
    next: () => 'Try again.',
  },
  STORE_BUSY: {
    message: () => 'Another program holds the store and did not let go in time.',
    next: () => 'Try again in a moment. Nothing was changed.',
  },
  STORE_FULL: {
    message: () => 'The disk is full; the change was not stored.',
    next: () => 'Free some space and try again. Nothing is half-written.',
  },
  STORE_UNAVAILABLE: {
    message: ({ reason }) => (CANNOT_BE_OPENED.includes(reason) ? 'The data cannot be opened.' : TROUBLE),
    next: ({ reason }) => STORE_TROUBLES[reason],
  },
  STORE_OUTCOME_UNKNOWN: {
    message: () => 'Sorry, I encountered an issue: it is not known whether the change was stored.',
    next: () =>
      'The connection to the store broke while the change was being stored. Look whether it is there, or send the same again under the same name: message_id in a conversation, Idempotency-Key elsewhere.',
  },
  STORE_TOO_NEW: {
    message: ({ found, supported, migration }) =>
      `The store is at version ${found}${migration === null ? '' : ` (${migration})`}; this program knows versions up to ${supported}.`,
    next: ({ backup = null }) =>
      backup === null
        ? 'Update Pawl. Nothing was touched. To stay with this version, import an export that it wrote into an empty data folder.'
        : `Update Pawl. Nothing was touched. To go back to this version: stop every pawl, keep pawl.db aside, and put ${backup} in its place; what was changed since the upgrade is not in it.`,
  },
  STORE_UPGRADED: {
    message: ({ migration }) => `A newer Pawl has upgraded the store (${migration}) while this one was running.`,
    next: () => 'Nothing was changed. Update Pawl here too and start it again; until then it can only read.',
  },
  MIGRATION_CHANGED: {
    message: ({ migration }) => `The store was made with another form of ${migration} than this program has.`,
    next: () =>
      'Nothing was touched. Export it with the Pawl that wrote it, and import the file into an empty store with this one.',
  },
  MIGRATION_UNKNOWN: {
    message: ({ migration }) => `The store has had ${migration}, which this program does not have.`,
    next: () =>
      'Nothing was touched. Export it with the Pawl that wrote it, and import the file into an empty store with this one.',
  },
  MIGRATION_FAILED: {
    message: ({ migration, reason }) => `The store could not be upgraded: ${migration} failed (${reason}).`,
    next: () =>
      'Nothing was changed. Go on with the Pawl that wrote the store, run pawl verify and pawl export there, and report this.',
  },
} satisfies Partial<ErrorTexts>
