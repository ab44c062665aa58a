// The app: who provides what, and which page is at which address.

import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { useLiveQueries } from '../api/live-queries.ts'
import { queries } from '../api/operation.ts'
import { Beside } from '../beside/beside.tsx'
import { AppKeys } from '../keys/app-keys.tsx'
import { LanguageProvider } from '../language/language.tsx'
import { useNotifications } from '../notifications/use-notifications.ts'
import { Boundary } from '../parts/page/boundary.tsx'
import { onDemand } from '../parts/page/on-demand.ts'
import { PageSkeleton } from '../parts/page/page-skeleton.tsx'
import { ToastProvider } from '../parts/page/toasts.tsx'
import { SignInGate } from '../people/sign-in-gate.tsx'
import { useReminders } from '../reminders/use-reminders.ts'
import { TodayPage } from '../today/today-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { Shell } from './shell.tsx'
import { useScrollMemory } from './use-scroll-memory.ts'

const ChatPage = onDemand(() => import('../chat/chat-page.tsx'))
const RoomsPage = onDemand(() => import('../rooms/rooms-page.tsx'))
const RoomPage = onDemand(() => import('../rooms/room/room-page.tsx'))
const AgentsPage = onDemand(() => import('../agents/agents-page.tsx'))
const HooksPage = onDemand(() => import('../hooks/hooks-page.tsx'))
const InsightPage = onDemand(() => import('../insight/insight-page.tsx'))
const LifecyclesPage = onDemand(() => import('../lifecycles/lifecycles-page.tsx'))
const LifecyclePage = onDemand(() => import('../lifecycles/lifecycle-page.tsx'))
const UpcomingPage = onDemand(() => import('../upcoming/upcoming-page.tsx'))
const TasksPage = onDemand(() => import('../tasks/tasks-page.tsx'))
const BoardPage = onDemand(() => import('../board/board-page.tsx'))
const TrashPage = onDemand(() => import('../trash/trash-page.tsx'))
const TaskPage = onDemand(() => import('../task/task-page.tsx'))
const GraphPage = onDemand(() => import('../dependencies/graph-page.tsx'))
const InitiativesPage = onDemand(() => import('../governed/initiatives/initiatives-page.tsx'))
const InitiativePage = onDemand(() => import('../governed/initiatives/initiative-page.tsx'))
const PoliciesPage = onDemand(() => import('../governed/policies/policies-page.tsx'))
const InboxPage = onDemand(() => import('../governed/inbox/inbox-page.tsx'))
const ItemPage = onDemand(() => import('../governed/inbox/item-page.tsx'))
const AuditPage = onDemand(() => import('../audit/audit-page.tsx'))
const MembersPage = onDemand(() => import('../people/members-page.tsx'))
const AccountPage = onDemand(() => import('../people/account-page.tsx'))
const JoinPage = onDemand(() => import('../people/join-page.tsx'))
const EvidencePage = onDemand(() => import('../governed/evidence/evidence-page.tsx'))

export function App() {
  return (
    <LanguageProvider>
      <QueryClientProvider client={queries}>
        <ToastProvider>
          <Boundary of="app">
            <Pages />
          </Boundary>
          <AppKeys />
        </ToastProvider>
      </QueryClientProvider>
    </LanguageProvider>
  )
}

function Pages() {
  useLiveQueries()
  useReminders()
  useNotifications()
  useScrollMemory()
  const [location] = useLocation()
  // Whoever joins is known to nobody yet.
  if (location === '/join') {
    return (
      <Shell>
        <Suspense fallback={<PageSkeleton />}>
          <JoinPage />
        </Suspense>
      </Shell>
    )
  }
  return (
    <Shell beside={<Beside />}>
      <SignInGate>
        <Boundary of={location}>
          <Suspense fallback={<PageSkeleton />}>
            <Switch>
              {/* The home, also at the address it had before it was. */}
              <Route path={/^\/(?:today)?$/} component={TodayPage} />
              {/* One route for both: a conversation that is begun gets its address, and nothing on the page is lost. */}
              <Route path={/^\/chat(?:\/(?<conversation>[^/]+))?$/}>
                {({ conversation }: { conversation?: string }) => <ChatPage conversation={conversation} />}
              </Route>
              {/* Every page below is loaded when it is opened. */}
              <Route path="/rooms" component={RoomsPage} />
              <Route path="/rooms/:room">{({ room }) => <RoomPage key={room} room={room} />}</Route>
              <Route path="/agents" component={AgentsPage} />
              <Route path="/hooks" component={HooksPage} />
              <Route path="/insight" component={InsightPage} />
              <Route path="/lifecycles" component={LifecyclesPage} />
              <Route path="/lifecycles/:name">{({ name }) => <LifecyclePage key={name} name={name} />}</Route>
              <Route path="/upcoming" component={UpcomingPage} />
              <Route path="/tasks" component={TasksPage} />
              <Route path="/board" component={BoardPage} />
              <Route path="/trash" component={TrashPage} />
              <Route path="/task/:task">{({ task }) => <TaskPage key={task} task={task} />}</Route>
              <Route path="/graph/:task">{({ task }) => <GraphPage key={task} task={task} />}</Route>
              <Route path="/graph">
                <GraphPage />
              </Route>
              <Route path="/initiatives" component={InitiativesPage} />
              <Route path="/initiatives/:initiative">
                {({ initiative }) => <InitiativePage key={initiative} initiative={initiative} />}
              </Route>
              <Route path="/policies" component={PoliciesPage} />
              <Route path="/inbox" component={InboxPage} />
              <Route path="/inbox/:item">{({ item }) => <ItemPage key={item} item={item} />}</Route>
              <Route path="/audit" component={AuditPage} />
              <Route path="/members" component={MembersPage} />
              <Route path="/account" component={AccountPage} />
              <Route path="/evidence/:task">{({ task }) => <EvidencePage key={task} task={task} />}</Route>
              <Route component={NotFoundPage} />
            </Switch>
          </Suspense>
        </Boundary>
      </SignInGate>
    </Shell>
  )
}
