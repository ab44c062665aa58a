// The chat alone, for a frame on another page.

import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queries } from '../api/operation.ts'
import { LanguageProvider } from '../language/language.tsx'
import { Boundary } from '../parts/page/boundary.tsx'
import { ToastProvider } from '../parts/page/toasts.tsx'
import { SignInGate } from '../people/sign-in-gate.tsx'
import { WidgetChat } from './widget-chat.tsx'
import '../styles/fonts.css'
import '../styles/tokens.css'
import '../styles/base.css'

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <LanguageProvider>
      <QueryClientProvider client={queries}>
        <ToastProvider>
          <Boundary of="widget">
            <SignInGate>
              <WidgetChat />
            </SignInGate>
          </Boundary>
        </ToastProvider>
      </QueryClientProvider>
    </LanguageProvider>
  </StrictMode>,
)
