import { Link } from 'wouter'
import { usePhrases } from '../language/language.tsx'
import { Notice } from '../parts/page/notice.tsx'
import { Page } from '../parts/page/page.tsx'
import { appPhrases } from './phrases.ts'

export function NotFoundPage() {
  const phrases = usePhrases(appPhrases)
  return (
    <Page title={phrases.notFound}>
      <Notice action={<Link href="/">{phrases.notFoundNext}</Link>}>
        <code dir="ltr">{location.pathname}</code>
      </Notice>
    </Page>
  )
}
