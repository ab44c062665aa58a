// Where something on a page breaks, or its script cannot be loaded, that is said in its place, with a way to go on; what
// stands around it stays.
//
// B1. Trying again reloads the page, because a browser may remember that a script could not be loaded. It is not
//     reloaded while the server is away: the person would be left with the browser's own page, and nothing else.

import { Component, type ReactNode, useEffect, useState } from 'react'
import { useConnection } from '../../api/live-queries.ts'
import { AwayError } from '../../api/request.ts'
import { usePhrases } from '../../language/language.tsx'
import { Button } from '../form/button.tsx'
import { partPhrases } from '../phrases.ts'
import { Notice } from './notice.tsx'
import { entryOfServer } from './on-demand.ts'

interface BoundaryProps {
  /** What is shown below: something else is tried anew. */
  readonly of: string
  readonly children: ReactNode
}

interface BoundaryState {
  readonly failed: { readonly of: string; readonly error: unknown } | undefined
}

export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: undefined }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failed: { of: '', error } }
  }

  static getDerivedStateFromProps({ of }: BoundaryProps, { failed }: BoundaryState): BoundaryState | null {
    if (failed === undefined) return null
    if (failed.of === '') return { failed: { ...failed, of } }
    return failed.of === of ? null : { failed: undefined }
  }

  override render() {
    const { failed } = this.state
    return failed === undefined ? this.props.children : <Failed error={failed.error} />
  }
}

function Failed({ error }: { readonly error: unknown }) {
  const phrases = usePhrases(partPhrases)
  const connection = useConnection()
  const [wasAway, setWasAway] = useState(error instanceof AwayError)
  const [isTrying, setTrying] = useState(false)
  const tryAgain = async () => {
    setTrying(true)
    if ((await entryOfServer()) !== undefined) location.reload()
    else setWasAway(true)
    setTrying(false)
  }
  // The server is back: the person has waited long enough.
  useEffect(() => {
    if (error instanceof AwayError && connection === 'live')
      void entryOfServer().then((entry) => entry !== undefined && location.reload())
  }, [error, connection])
  return (
    <Notice
      tone="bad"
      action={
        <Button disabled={isTrying} onClick={() => void tryAgain()}>
          {phrases.tryAgain}
        </Button>
      }
    >
      {wasAway ? phrases.pageAway : phrases.pageBroken}
    </Notice>
  )
}
