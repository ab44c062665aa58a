import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { rememberLastState, showLastState } from './api/last-state.ts'
import { followOtherTabs } from './api/token.ts'
import { App } from './app/app.tsx'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'

followOtherTabs()
void showLastState().then(rememberLastState)
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/app-worker.js').catch(() => {})
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
