// Before tests in a browser: a Chromium is found, or installed. Without one they are left out (`left-out.ts`).

import type { TestProject } from 'vitest/node'
import { findChromium } from '../scripts/find-chromium.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string | null
  }
}

export default function setup(project: TestProject) {
  project.provide('chromium', findChromium() ?? null)
}
