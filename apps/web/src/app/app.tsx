// The app: who provides what, and which page is at which address.

import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { useLiveQueries } from '../api/live-queries.ts'
import { queries } from '../api/operation.ts'
import { ChatPage } from '../chat/chat-page.tsx'
import { LanguageProvider } from '../language/language.tsx'
import { ToastProvider } from '../parts/toasts.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { Shell } from './shell.tsx'
import { TokenGate } from './token-gate.tsx'

const RoomsPage = lazy(() => import('../rooms/rooms-page.tsx'))
const RoomPage = lazy(() => import('../rooms/room-page.tsx'))
const InsightPage = lazy(() => import('../insight/insight-page.tsx'))
const LifecyclesPage = lazy(() => import('../lifecycles/lifecycles-page.tsx'))
const LifecyclePage = lazy(() => import('../lifecycles/lifecycle-page.tsx'))
const TasksPage = lazy(() => import('../tasks/tasks-page.tsx'))
const BoardPage = lazy(() => import('../board/board-page.tsx'))
const TaskPage = lazy(() => import('../task/task-page.tsx'))
const InitiativesPage = lazy(() => import('../governed/initiatives/initiatives-page.tsx'))
const InitiativePage = lazy(() => import('../governed/initiatives/initiative-page.tsx'))
const PoliciesPage = lazy(() => import('../governed/policies/policies-page.tsx'))
const InboxPage = lazy(() => import('../governed/inbox/inbox-page.tsx'))
const ItemPage = lazy(() => import('../governed/inbox/item-page.tsx'))
const EvidencePage = lazy(() => import('../governed/evidence/evidence-page.tsx'))

export function App() {
  return (
    <LanguageProvider>
      <QueryClientProvider client={queries}>
        <ToastProvider>
          <Pages />
        </ToastProvider>
      </QueryClientProvider>
    </LanguageProvider>
  )
}

function Pages() {
  useLiveQueries()
  return (
    <Shell>
      <TokenGate>
        <Suspense fallback={null}>
          <Switch>
            {/* One route for both: a conversation that is begun gets its address, and nothing on the page is lost. */}
            <Route path={/^\/(?:chat\/(?<conversation>[^/]+))?$/}>
              {({ conversation }: { conversation?: string }) => <ChatPage conversation={conversation} />}
            </Route>
            {/* Every page below is `lazy`: it is loaded when it is opened. */}
            <Route path="/rooms" component={RoomsPage} />
            <Route path="/rooms/:room">{({ room }) => <RoomPage key={room} room={room} />}</Route>
            <Route path="/insight" component={InsightPage} />
            <Route path="/lifecycles" component={LifecyclesPage} />
            <Route path="/lifecycles/:name">{({ name }) => <LifecyclePage key={name} name={name} />}</Route>
            <Route path="/tasks" component={TasksPage} />
            <Route path="/board" component={BoardPage} />
            <Route path="/task/:task">{({ task }) => <TaskPage key={task} task={task} />}</Route>
            <Route path="/initiatives" component={InitiativesPage} />
            <Route path="/initiatives/:initiative">
              {({ initiative }) => <InitiativePage key={initiative} initiative={initiative} />}
            </Route>
            <Route path="/policies" component={PoliciesPage} />
            <Route path="/inbox" component={InboxPage} />
            <Route path="/inbox/:item">{({ item }) => <ItemPage key={item} item={item} />}</Route>
            <Route path="/evidence/:task">{({ task }) => <EvidencePage key={task} task={task} />}</Route>
            <Route component={NotFoundPage} />
          </Switch>
        </Suspense>
      </TokenGate>
    </Shell>
  )
}
