// What is shown while the script of a page is on its way: its outline, so that nothing jumps.

import { Outline } from './answered.tsx'
import pageStyles from './page.module.css'

const LINES = 8

export function PageSkeleton() {
  return (
    <div className={pageStyles.page}>
      <Outline lines={LINES} />
    </div>
  )
}
