// What each operation looks like to a person.

import {
  type CallView,
  type CommandKey,
  type DocumentKey,
  type OperationKey,
  type Operations,
  type ResultOf,
  shownDocument,
  type WorkTaskView,
} from '@pawl/contract'
import { renderAccess } from './access.ts'
import { renderAgents } from './agents.ts'
import { renderAttempt, renderAttempts, renderSpending } from './attempts.ts'
import { renderSecurityEvents } from './audit.ts'
import { renderBudgets } from './budgets.ts'
import { renderCalendar, renderCalendarMade } from './calendar.ts'
import { renderChanges, renderHistory, renderUndo } from './changes.ts'
import { renderConversation, renderConversations, renderReplay } from './conversations.ts'
import { renderBlocked, renderDependencies, renderGraph, renderNext, renderReady } from './dependencies.ts'
import { renderEvidence } from './evidence.ts'
import { renderFound } from './found.ts'
import {
  governedLine,
  renderGoverned,
  renderInbox,
  renderInitiative,
  renderItems,
  renderLineage,
  renderQuestion,
  renderRecord,
  renderRecords,
} from './governed.ts'
import {
  nameOf,
  renderDead,
  renderHook,
  renderHookAdded,
  renderHookDeliveries,
  renderHookResumed,
  renderHooks,
} from './hooks.ts'
import { renderCancelledImport, renderImported, renderImportedWork } from './imported.ts'
import { renderInsight } from './insight.ts'
import { renderLifecycle } from './lifecycles.ts'
import { moment } from './moment.ts'
import { renderInvited, renderMembers, renderWorkspaces } from './people.ts'
import {
  renderChannelAdded,
  renderChannels,
  renderCodeSent,
  renderConfirmed,
  renderDeliveries,
  renderSnoozed,
} from './reminders.ts'
import { renderRoomHistory } from './room-history.ts'
import {
  renderAsked,
  renderBacklog,
  renderClaimed,
  renderFoundWork,
  renderHandedOn,
  renderPosted,
  renderQueue,
  renderRoomChanged,
  renderRoomMade,
  renderRoomStatus,
  renderRooms,
  renderRoomTask,
  renderRoomTurned,
  renderTold,
  renderWork,
  roomLine,
} from './rooms.ts'
import { renderSchedule, renderSchedules } from './schedules.ts'
import type { Screen } from './screen.ts'
import { table } from './table.ts'
import { renderChangedTask, renderComesAgain, renderDays, renderProjects, renderTask, renderTaskList } from './tasks.ts'
import { renderViewAdded, renderViews } from './views.ts'
import { renderWhy } from './why.ts'

/** Those with a command that is answered with one document. */
type Printed = (CommandKey & DocumentKey) | 'importTasks' | 'importWork' | 'importIntoInitiative' | 'cancelImport'
type Renderer<Key extends OperationKey> = (
  result: ResultOf<Operations[Key]>,
  screen: Screen,
  input: object,
) => string | Promise<string>

const moved =
  (trigger: string) =>
  ({ task, also, again = [] }: ResultOf<Operations['startTask']>, screen: Screen) =>
    [task, ...also]
      .flatMap((one) => [
        renderChangedTask(screen.phrases.moved[trigger] as string, one, screen),
        ...again.filter(({ number }) => number === one.number).map((time) => renderComesAgain(time, screen)),
      ])
      .join('\n')

const worked =
  (key: keyof Screen['phrases']['rooms']['deeds']) =>
  (result: { readonly task: WorkTaskView; readonly next?: readonly CallView[] }, screen: Screen) =>
    renderWork(screen.phrases.rooms.deeds[key], result, screen)

const ofMessage =
  (key: keyof Screen['phrases']['rooms']['messages']) =>
  ({ message }: ResultOf<Operations['editMessage']>, { phrases }: Screen) =>
    phrases.rooms.messages[key](message.message)

const renderers: { readonly [Key in Printed]: Renderer<Key> } = {
  addTask: ({ task }, screen) => renderChangedTask(screen.phrases.added, task, screen),
  listTasks: renderTaskList,
  showTask: renderTask,
  editTask: ({ task, also = [] }, screen) =>
    [task, ...also].map((one) => renderChangedTask(screen.phrases.edited, one, screen)).join('\n'),
  startTask: moved('startTask'),
  stopTask: moved('stopTask'),
  showAccess: renderAccess,
  admitMember: renderAccess,
  dismissMember: renderAccess,
  openToAll: renderAccess,
  shareTask: ({ task }, screen) => renderChangedTask(screen.phrases.moved.shareTask as string, task, screen),
  unshareTask: ({ task }, screen) => renderChangedTask(screen.phrases.moved.unshareTask as string, task, screen),
  completeTask: moved('completeTask'),
  reopenTask: moved('reopenTask'),
  deleteTask: moved('deleteTask'),
  restoreTask: moved('restoreTask'),
  skipTask: ({ task }, screen) => renderChangedTask(screen.phrases.skipped, task, screen),
  commentTask: ({ task }, screen) => renderChangedTask(screen.phrases.commented, task, screen),
  arrangeTask: ({ task }, screen) => renderChangedTask(screen.phrases.arranged, task, screen),
  dependTask: renderDependencies,
  showDependencies: renderDependencies,
  unblockTask: renderDependencies,
  readyTasks: renderReady,
  nextTask: renderNext,
  blockedTasks: renderBlocked,
  taskGraph: renderGraph,
  listProjects: renderProjects,
  addView: renderViewAdded,
  listViews: renderViews,
  removeView: ({ view }, { phrases, quote }) => phrases.views.removed(quote(view.name)),
  todaysTasks: ({ overdue, tasks }, screen) =>
    renderDays(
      [
        { heading: screen.phrases.overdue, tasks: overdue },
        { heading: screen.phrases.today, tasks },
      ],
      screen,
    ),
  upcomingTasks: ({ days }, screen) =>
    renderDays(
      days.map(({ day, tasks }) => ({ heading: day, tasks })),
      screen,
    ),
  transitionTask: (result, screen) =>
    'allowed' in result
      ? renderWhy(result as ResultOf<Operations['whyTask']>, screen)
      : renderChangedTask(
          screen.phrases.moved.transitionTask as string,
          (result as ResultOf<Operations['startTask']>).task,
          screen,
        ),
  whyTask: renderWhy,
  taskHistory: renderHistory,
  taskContext: ({ context }) => context.trimEnd(),
  listAgents: renderAgents,
  listAttempts: renderAttempts,
  showAttempt: renderAttempt,
  forgetLogs: ({ forgotten }, { phrases }) => phrases.attempts.forgotten(forgotten),
  spending: renderSpending,
  setBudget: ({ budget }, screen) => renderBudgets([budget], screen),
  listBudgets: ({ budgets }, screen) => renderBudgets(budgets, screen),
  answerBudget: ({ budget }, screen) => renderBudgets([budget], screen),
  listChanges: renderChanges,
  undoChange: renderUndo,
  snoozeReminder: renderSnoozed,
  addChannel: renderChannelAdded,
  listChannels: renderChannels,
  removeChannel: ({ channel }, { phrases }) => phrases.reminders.removed(channel.address),
  testChannel: (_, { phrases }) => phrases.reminders.testing,
  confirmAddress: renderConfirmed,
  sendCode: renderCodeSent,
  listDeliveries: renderDeliveries,
  addHook: renderHookAdded,
  listHooks: renderHooks,
  showHook: renderHook,
  pauseHook: ({ hook }, { phrases }) => phrases.hooks.paused(nameOf(hook)),
  resumeHook: renderHookResumed,
  removeHook: ({ hook }, { phrases }) => phrases.hooks.removed(nameOf(hook)),
  testHook: (_, { phrases }) => phrases.hooks.testing,
  replayHook: ({ replayed }, { phrases }) => phrases.hooks.replayed(replayed),
  hookDeliveries: renderHookDeliveries,
  deadDeliveries: renderDead,
  importTasks: renderImported,
  importWork: renderImportedWork,
  importIntoInitiative: renderImportedWork,
  cancelImport: renderCancelledImport,
  showCalendar: renderCalendar,
  addCalendar: renderCalendarMade,
  revokeCalendar: (_, { phrases }) => phrases.calendar.revoked,
  exportCalendar: ({ file }) => file.trimEnd(),
  listConversations: renderConversations,
  showConversation: renderConversation,
  replayConversation: renderReplay,
  addSchedule: renderSchedule,
  listSchedules: renderSchedules,
  pauseSchedule: renderSchedule,
  resumeSchedule: renderSchedule,
  removeSchedule: renderSchedule,
  createRoom: renderRoomMade,
  changeRoom: renderRoomChanged,
  closeRoom: renderRoomTurned,
  openRoom: renderRoomTurned,
  listRooms: renderRooms,
  roomStatus: renderRoomStatus,
  roomHistory: renderRoomHistory,
  postMessage: renderPosted,
  waitForTask: renderClaimed,
  startWork: worked('startWork'),
  reportProgress: (result, screen) =>
    [worked('reportProgress')(result, screen), ...renderTold(result.task, screen)].join('\n'),
  completeWork: worked('completeWork'),
  blockWork: renderAsked,
  failWork: worked('failWork'),
  giveBackWork: worked('releaseWork'),
  handOff: renderHandedOn,
  resetStuckTask: worked('resetStuckTask'),
  cancelTask: worked('cancelTask'),
  addBacklogTask: worked('addBacklogTask'),
  listBacklog: renderBacklog,
  showRoomTask: renderRoomTask,
  scoreBacklogTask: worked('scoreBacklogTask'),
  editRoomTask: worked('editRoomTask'),
  retryTask: worked('retryTask'),
  listMessages: renderQueue,
  editMessage: ofMessage('editMessage'),
  moveMessage: ofMessage('moveMessage'),
  cancelMessage: ofMessage('cancelMessage'),
  restoreMessage: ofMessage('restoreMessage'),
  moveRoomTask: worked('moveRoomTask'),
  tellAgent: worked('tellAgent'),
  // What becomes of it is asked in the inbox.
  stopAgent: (result, screen) => worked('stopAgent')({ ...result, next: [{ operation: 'inbox', input: {} }] }, screen),
  searchWork: renderFoundWork,
  find: renderFound,
  attachToMessage: worked('attachToMessage'),
  moveToQueue: worked('moveToQueue'),
  sendBackForRework: worked('sendBackForRework'),
  markBacklogComplete: worked('markBacklogComplete'),
  closeBacklogTask: worked('closeBacklogTask'),
  reopenBacklogTask: worked('reopenBacklogTask'),
  startInitiative: ({ initiative, items }, screen) =>
    [renderRecord(initiative, screen), ...renderItems(items, screen)].join('\n'),
  beginInitiative: ({ initiative, tasks, items }, screen) =>
    [
      renderRecord(initiative, screen),
      ...tasks.map((task) => governedLine(task, screen)),
      ...renderItems(items, screen),
    ].join('\n'),
  listInitiatives: ({ initiatives }, screen) => renderRecords(initiatives, screen),
  showInitiative: renderInitiative,
  cancelInitiative: ({ initiative }, screen) => renderRecord(initiative, screen),
  addPolicy: ({ policy }, screen) => renderRecord(policy, screen),
  changePolicy: ({ policy }, screen) => renderRecord(policy, screen),
  listPolicies: ({ policies }, screen) => renderRecords(policies, screen),
  showPolicy: ({ versions }, screen) => renderRecords(versions, screen),
  addWorker: ({ worker }, screen) => renderRecord(worker, screen),
  changeWorker: ({ worker }, screen) => renderRecord(worker, screen),
  listWorkers: ({ workers }, screen) => renderRecords(workers, screen),
  requestReview: renderGoverned,
  inbox: renderInbox,
  showItem: ({ item }, screen) => renderQuestion(item, screen),
  setItemAside: ({ item }, screen) => renderRecord(item, screen),
  snoozeItem: ({ until }, screen) => screen.phrases.snoozes.until(moment(until)),
  handItem: ({ handedTo }, screen) => screen.phrases.handovers.to(screen.quote(handedTo)),
  returnItem: (_, screen) => screen.phrases.handovers.back,
  listAnswerers: ({ people }, screen) => people.map(screen.quote).join('\n') || screen.phrases.handovers.nobody,
  wakeItem: (_, screen) => screen.phrases.snoozes.back,
  answerItem: ({ tasks, items }, screen) =>
    [
      screen.phrases.governed.answered,
      // Of a task that changed several times, as it is now.
      ...[...new Map(tasks.map((task) => [task.id, task])).values()].map((task) =>
        task.lifecycle === 'room' ? roomLine(task, screen) : governedLine(task, screen),
      ),
      ...renderItems(items, screen),
    ].join('\n'),
  lineage: renderLineage,
  evidence: renderEvidence,
  insight: renderInsight,
  listLifecycles: ({ lifecycles, records }, screen) =>
    [...lifecycles, ...records].map((lifecycle) => renderLifecycle(lifecycle, screen)).join('\n\n'),
  listSecurityEvents: renderSecurityEvents,
  whoAmI: ({ actor }) => actor,
  addToken: ({ token, secret }, { phrases, paint }) =>
    [
      phrases.tokenMade(token.name, token.actor, token.role),
      phrases.tokenOnce,
      '',
      `  ${paint('bold', secret)}`,
      '',
    ].join('\n'),
  listTokens: ({ tokens }, screen) => {
    const { headings } = screen.phrases
    if (tokens.length === 0) return screen.phrases.noTokens
    return table(
      tokens,
      [
        { heading: headings.name, text: (token) => token.name },
        { heading: headings.who, text: (token) => token.actor },
        { heading: headings.may, text: (token) => token.role },
        { heading: headings.made, text: (token) => moment(token.createdAt) },
        {
          heading: headings.revoked,
          text: (token) => (token.revokedAt === null ? '' : moment(token.revokedAt)),
          style: () => 'red',
        },
      ],
      screen,
    )
  },
  revokeToken: ({ token }, { phrases }) => phrases.tokenRevoked(token.name),
  createOwner: renderInvited,
  inviteMember: renderInvited,
  listMembers: renderMembers,
  changeMember: ({ member }, { phrases }) => phrases.people.changed(member.person, member.role),
  removeMember: ({ member }, { phrases }) => phrases.people.removed(member.person),
  signOutMember: ({ member }, { phrases }) => phrases.people.signedOut(member.person),
  withdrawInvitation: ({ invitation }, { phrases }) => phrases.people.withdrawn(invitation.id),
  createWorkspace: ({ workspace }, { phrases }) => phrases.people.workspaceMade(workspace),
  listWorkspaces: renderWorkspaces,
}

export async function render(key: OperationKey, result: unknown, screen: Screen, input: object): Promise<string> {
  const renderer = renderers[key as Printed] as (
    result: unknown,
    screen: Screen,
    input: object,
  ) => string | Promise<string>
  return renderer(shownDocument(result), screen, input)
}
