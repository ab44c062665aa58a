// The methods of a store that are asked as they are, whoever asks: the rest is seen through `seen-store.ts`. A new method is in
// neither until someone has thought of it; until then nothing compiles.

import type { WorkspaceStore } from '../ports/store.ts'

type Method = keyof WorkspaceStore

/** Who is here, what they were let in by, and what is theirs by name: the operation names the person. */
type OfPeople = Extract<
  Method,
  | ('workspace' | 'listWorkspaces' | 'insertWorkspace' | 'hasAccounts' | 'listPeople' | 'findAccount' | 'setPassword')
  | ('findIdentity' | 'linkIdentity' | 'membershipsOf' | 'listMembers' | 'changeMember' | 'insertInvitation')
  | (
      | 'listInvitations'
      | 'findInvitation'
      | 'changeInvitation'
      | 'join'
      | 'insertSignIn'
      | 'findSignIn'
      | 'noteSignInUse'
    )
  | ('enterWorkspace' | 'forgetSignIns' | 'endSignIn' | 'endSignIns' | 'countSignIns' | 'findToken')
  | ('insertToken' | 'findTokenByHash' | 'noteTokenUse' | 'listTokens' | 'revokeToken' | 'addSecurityEvent')
  | ('securityEvents' | 'putCalendar' | 'forgetCalendar' | 'findCalendar' | 'noteCalendarUse')
  | ('oneAtATime' | 'findReceipt' | 'forgetReceipt' | 'forgetReceipts' | 'registerSession' | 'findSession')
  | ('insertChannel' | 'channelsOfOwner' | 'removeChannel' | 'findKeptKey' | 'keepKey')
  | ('codesOfDay' | 'findCode' | 'confirmedMailboxes' | 'insertCode' | 'changeCode')
  | ('claimConversations' | 'storeTurn')
>

/** By the id of a task or a hook that was found before. */
type OfWhatWasFound = Extract<
  Method,
  | ('appendLog' | 'logHead' | 'logsOf' | 'logPieces' | 'spentOn' | 'renewLease' | 'leasesOf' | 'addDelivery')
  | (
      | 'insertHook'
      | 'changeHook'
      | 'removeHook'
      | 'hookFigures'
      | 'hookDeliveries'
      | 'replayDeliveries'
      | 'countWaiting'
    )
  | ('insertRecord' | 'updateRecord' | 'insertTask')
>

/** What the server does by the clock, in nobody's name. */
type OfTheServer = Extract<
  Method,
  | ('hooksToFeed' | 'takeHook' | 'releaseHooks' | 'fileDeliveries' | 'holdOff' | 'tasksToRemind' | 'storeReminded')
  | ('channelsToSend' | 'takeDeliveries' | 'settleDelivery' | 'forgetDeliveries' | 'nextReminders' | 'deliveryFigures')
  | ('forgetLogs' | 'probe' | 'openIntake')
>

/** Hints that something has changed, and places in the log: what changed is read through what is seen. */
type Hints = Extract<Method, 'onEvents' | 'onRecords' | 'onLog' | 'lastPosition' | 'eventsAfter'>

export type AskedAsItIs = OfPeople | OfWhatWasFound | OfTheServer | Hints
