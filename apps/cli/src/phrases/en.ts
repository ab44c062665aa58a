import { countingIn, wordsOf } from '@pawl/contract'
import type { Phrases } from './phrases.ts'

const count = countingIn('en')
const { tasks: countTasks, events: countEvents } = wordsOf.en.counted
const countTurns = (turns: number) => count(turns, { one: '1 turn', other: '# turns' })
const countDays = (days: number) => count(days, { one: '1 day', other: '# days' })

export const englishPhrases: Phrases = {
  help: {},
  helpAfter: (languages) => `
Examples:
  pawl add Buy milk by Friday, high priority
  pawl list --status pending --sort deadline
  pawl done 1
  pawl why 1 open
  pawl undo

Where the data is: --data or PAWL_DATA, else the nearest .pawl folder upwards, else ~/.pawl;
PAWL_DATABASE_URL names a PostgreSQL database, PAWL_URL a server (with PAWL_TOKEN).
Language: --lang, PAWL_LANG or the locale (${languages}).

Exit codes: 0 done · 1 defect · 2 usage · 3 refused by the rules · 4 not found · 5 conflict or stale ·
6 nothing to do before the time-out · 7 not allowed`,
  headings: {
    number: '#',
    title: 'Title',
    priority: 'Priority',
    due: 'Due',
    status: 'Status',
    change: 'Change',
    when: 'When',
    who: 'Who',
    what: 'What',
    details: 'Details',
    times: 'Times',
    name: 'Name',
    may: 'May',
    made: 'Made',
    revoked: 'Revoked',
    conversation: 'Conversation',
    messages: 'Messages',
    beginsWith: 'Begins with',
    joined: 'Joined',
    signedIn: 'Browsers',
    invitation: 'Invitation',
    until: 'Until',
    filed: 'Filed under',
    id: 'Id',
    kind: 'Kind',
    address: 'Address',
  },
  added: 'Added',
  skipped: 'Skipped to the next time:',
  commented: 'Commented on',
  arranged: 'Moved in the list:',
  overdue: 'Overdue',
  today: 'Today',
  nothingDue: 'Nothing is due. Add something: pawl add Call Dana tomorrow',
  edited: 'Changed',
  moved: {
    startTask: 'Started',
    stopTask: 'Put back',
    completeTask: 'Done',
    reopenTask: 'Reopened',
    deleteTask: 'Deleted',
    restoreTask: 'Restored',
    shareTask: 'Shared',
    unshareTask: 'Taken back',
    transitionTask: 'Moved',
  },
  undone: (change, what) => `Undone ${change} (${what})`,
  noTasks: 'No tasks yet. Add one: pawl add Buy milk',
  nothingMatches: 'No task matches.',
  shown: countTasks,
  more: (command) => `There are more: ${command}`,
  description: 'Description',
  nextMoves: 'What may be done next',
  created: 'Created',
  changed: 'Changed',
  version: 'version',
  undoOf: (change) => `undo of ${change}`,
  allowed: (number, from, to, trigger) => `Yes. Task ${number} may go from ${from} to ${to}: the rule is ${trigger}.`,
  refused: (number, from, to) => `No. Task ${number} may not go from ${from} to ${to}.`,
  needs: (fields) => `It needs: ${fields}`,
  sets: (fields) => `It sets: ${fields}`,
  clears: (fields) => `It clears: ${fields}`,
  whoMay: (who) => `Who may: ${who}`,
  theWay: 'The way there:',
  noWay: 'No rule leads there without throwing work away. From here:',
  noChanges: 'You have not changed anything yet.',
  canBeUndone: 'can be undone',
  wasUndone: 'undone',
  howToUndo: 'A change is taken back by its name, such as 3@2; the last one: pawl undo',
  recordIgnored: {
    anotherUser: (file) => `${file} is ignored: it belongs to another user. Name the server with --url to use it.`,
    notLoopback: (file) => `${file} is ignored: it points to another machine. Name the server with --url to use it.`,
  },
  tokenMade: (name, actor, role) => `Token ${name} stands for ${actor}, as ${role}.`,
  tokenOnce: 'It is shown only now:',
  tokenRevoked: (name) => `Token ${name} no longer works.`,
  noTokens: 'There are no tokens.',
  imports: {
    field: 'Field',
    into: 'Goes to',
    line: 'Line',
    nowhere: '— (no place for it)',
    would: (added, known) =>
      `${countTasks(added)} would be added${known > 0 ? `, ${countTasks(known)} are here already` : ''}.`,
    imported: (added, known) =>
      added === 0 && known > 0
        ? `Nothing to add: ${countTasks(known)} are here already.`
        : `Added ${countTasks(added)}${known > 0 ? `; ${countTasks(known)} were here already` : ''}.`,
    more: (more) => `… and ${more} more`,
    undo: (change) => `To take all of it back: pawl undo ${change}`,
    leftOut: {
      deleted: (times) => `Left out: ${countTasks(times)} deleted there.`,
      template: (times) => count(times, { one: 'Left out: 1 template.', other: 'Left out: # templates.' }),
      empty: (times) => count(times, { one: 'Left out: 1 empty line.', other: 'Left out: # empty lines.' }),
    },
  },
  calendar: {
    none: 'Your calendar has no address. Make one: pawl calendar add',
    there: (made, used) =>
      `Your calendar has an address since ${made}; ${used === null ? 'nothing has read it yet' : `last read ${used}`}.`,
    made: 'Subscribe to this address in your calendar. Whoever knows it can read your deadlines.',
    addressOnce: 'It is shown only now; put the address of your server in front if it is another:',
    revoked: 'The address of your calendar no longer works.',
  },
  people: {
    invited: (person, role, until) => `${person ?? 'Whoever opens this'} joins as ${role}, once, until ${until}.`,
    linkOnce: 'The link is shown only now; put the address of your server in front if it is another:',
    anyone: 'anyone',
    none: 'There are no members.',
    changed: (person, role) => `${person} is ${role} now.`,
    removed: (person) => `${person} is no longer a member.`,
    signedOut: (person) => `${person} is signed out everywhere.`,
    withdrawn: (invitation) => `Invitation ${invitation} no longer works.`,
    openToAll: 'It is open to everyone of the workspace.',
    forMembers: 'It is there for these alone:',
    workspaceMade: (workspace) => `There is a workspace ${workspace} now.`,
  },
  reminders: {
    added: (kind, address) => `Reminders go to ${address} too (${kind}).`,
    secretOnce: 'Its messages are signed with this, which is shown only now:',
    howToTest: (command) => `See whether they arrive: ${command}`,
    noChannels: 'You are reminded in the open page only. Another place: pawl notify add email dana@example.com',
    removed: (address) => `Reminders no longer go to ${address}.`,
    testing: 'It is on its way, as soon as a server runs. What became of it: pawl notify deliveries',
    test: 'test',
    noDeliveries: 'Nothing was sent yet.',
    snoozed: 'Put off',
  },
  noSecurityEvents: 'Nothing of the kind has happened.',
  verified: (tasks, events, records) =>
    `All is as the events say: ${[
      countTasks(tasks),
      countEvents(events),
      ...(records === 0 ? [] : [count(records, { one: '1 record', other: '# records' })]),
    ].join(', ')}.`,
  differs: (differences) => `${count(differences, { one: '1 difference', other: '# differences' })} found.`,
  difference: (task, problem) => `Task ${task} ${problem}`,
  exported: (lines, file) => `Wrote ${count(lines, { one: '1 line', other: '# lines' })} to ${file}.`,
  imported: (tasks, events) => `Imported ${countTasks(tasks)} with ${countEvents(events)}.`,
  checking: 'Checking',
  exporting: 'Exporting',
  importing: 'Importing',
  mcpHint: 'Waiting for an MCP client on the standard input. Clients start this themselves; Ctrl+D ends it.',
  away: {
    server: (url) => `The server at ${url} is away. Waiting for it.`,
    store: 'The store is away. Waiting for it.',
    busy: 'The store is busy. Waiting for it.',
    limited: 'The server asks to wait: too much at once. Waiting.',
    upgraded: 'The store was upgraded. Waiting for a server of its version.',
    back: 'It is back. Going on.',
  },
  chatTrouble: 'Sorry, I encountered an issue. Please try again in a moment.',
  chatHint: "Say 'add buy milk tomorrow', 'show my tasks', 'done with 3' or 'undo'. Ctrl+D leaves.",
  chatResume: (command) => `Go on later with: ${command}`,
  noConversations: 'You have had no conversations yet. Begin one: pawl chat',
  replayed: (turns) => `${countTurns(turns)} taken again, all the same to the byte.`,
  notReplayed: (turns) =>
    `${countTurns(turns)} from before the import cannot be checked: what there was then is not known.`,
  replayDiffers: (turn, message) => `Turn ${turn} (‘${message}’) comes out differently:`,
  answering: {
    answered: () => 'answered.',
    tryAgain: (why) => `failed, will be tried again: ${why}`,
    setAside: (why) => `set aside for a person: ${why}`,
  },
  insight: {
    flowed: (created, finished, days) => `${created} created and ${finished} finished in ${countDays(days)}.`,
    left: 'Left it',
    median: 'Usually after',
    p90: 'Nine in ten within',
    longest: 'Longest',
    stuck: 'Longer in its status than is usual:',
    usually: (age) => `usually ${age}`,
    suspects: 'Claimed, and silent since:',
  },
  governed: {
    emptyInbox: 'Nothing waits for an answer.',
    answered: 'Answered.',
    none: 'None yet.',
    waitsFor: 'Waits for',
    setAside: (reason) => `set aside for a person: ${reason}`,
    assigned: (number, worker, resumed) =>
      resumed ? `${worker} still has task ${number}.` : `Task ${number} is assigned to ${worker}.`,
  },
  rooms: {
    entries: { postMessage: 'asked for', handOff: 'handed on' },
    nothingHappened: 'Nothing has happened here yet.',
    none: 'There are no rooms yet. Make one: pawl room create build --roles planner,builder,reviewer',
    made: (room, roles, entry) => `Room ${room} is open for ${roles}. What is posted goes to ${entry}.`,
    posted: (number, role) => `Task ${number} is pending for ${role}.`,
    queued: (message) => `The room is busy: message ${message} waits its turn.`,
    claimed: (number, role, room, resumed) =>
      `${resumed ? 'You still have' : 'You have'} task ${number} (${role}, room ${room}).`,
    session: (session, epoch) => `Session: ${session}  Epoch: ${epoch}`,
    attached: (number) => `Attached backlog item ${number}:`,
    parent: (number) => `Goes with task ${number}:`,
    failedBefore: (times) => `It failed ${count(times, { one: '1 time', other: '# times' })} before:`,
    moved: (number, what, status) => `Task ${number} ${what}; it is ${status} now.`,
    handedOn: (number, next, role) => `Task ${number} is completed; task ${next} is pending for ${role}.`,
    setAside: (number) => `Task ${number} failed too often in a row and was set aside for a person.`,
    next: 'Next:',
    emptyBacklog: 'The backlog is empty.',
    working: 'Working',
    pending: 'Pending',
    queue: 'Queue',
    review: 'For your review',
    inBacklog: (items) => count(items, { one: '1 item in the backlog', other: '# items in the backlog' }),
    alive: 'alive',
    suspect: (at) => `suspect: silent since ${at}`,
    deeds: {
      startWork: 'was started',
      reportProgress: 'was reported on',
      completeWork: 'was completed',
      blockWork: 'was blocked',
      releaseWork: 'was given back',
      resetStuckTask: 'was taken back',
      cancelTask: 'was cancelled',
      addBacklogTask: 'was added',
      scoreBacklogTask: 'was scored',
      attachToMessage: 'was attached',
      moveToQueue: 'was moved out of the backlog',
      sendBackForRework: 'was sent back',
      markBacklogComplete: 'was accepted',
      closeBacklogTask: 'was closed',
      reopenBacklogTask: 'was reopened',
    },
  },
  board: {
    states: {
      working: '● working',
      claimed: '◐ claimed',
      suspect: '! silent',
      review: '? for review',
      pending: '○ pending',
      queued: '… queued',
      backlog: '· backlog',
    },
    since: 'For',
    age: (seconds) =>
      seconds < 60
        ? `${seconds} s`
        : seconds < 3600
          ? `${Math.floor(seconds / 60)} min`
          : seconds < 86_400
            ? `${Math.floor(seconds / 3600)} h`
            : countDays(Math.floor(seconds / 86_400)),
    idle: 'Nothing to do and nothing planned.',
    moreBacklog: (count, room) => `and ${count} more: pawl backlog list --room ${room}`,
  },
  work: {
    waiting: (who, where, session) =>
      `Working as ${who}${where === '' ? '' : ` in ${where}`} (session ${session}). Stop with Ctrl+C.`,
    taken: (number, content, resumed) => `Task ${number}${resumed ? ', taken up again' : ''}: ${content}`,
    finished: {
      completed: (number) => `Task ${number} was completed.`,
      givenBack: (number, how) => `Task ${number} was given back: ${how}.`,
      setAside: (number, how) => `Task ${number} was set aside for a person, after too many failures: ${how}.`,
      takenAway: (number, how) => `Task ${number} is not yours any more: ${how}`,
      blocked: (number, how) => `Task ${number} is blocked, System3 is asked: ${how}.`,
      interrupted: (number) => `Task ${number} was given back unfinished.`,
      kept: (number) => `Task ${number} is unfinished and stays assigned.`,
      movedOn: (number, how) => `Task ${number} was moved on by its command: ${how}.`,
      notTold: (number, how) => `The command for task ${number} has ended, and nobody could be told: ${how}`,
    },
    stopped: 'Stopped.',
    killed: 'the worker was killed over it',
  },
  waitingForDatabase: 'Waiting for the database, which cannot be reached yet.',
  serving: (url) => `Pawl is running at ${url}`,
  signInLink: (link) => `Open this to sign your browser in (once, within ten minutes): ${link}`,
  servingOn: (place) => `Data: ${place}`,
  stopWith: 'Stop with Ctrl+C.',
  stopping: 'Stopping.',
}
