import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followOtherTabs } from './api/token.ts'
import { App } from './app/app.tsx'
import './styles/tokens.css'
import './styles/base.css'

followOtherTabs()
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
