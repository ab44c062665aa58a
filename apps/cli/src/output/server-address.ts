// The address of the server, to put in front of a path for people to open.

import { readServerRecord } from '@pawl/storage'
import type { Settings } from '../settings.ts'

export type Place = Pick<Settings, 'serverUrl' | 'databaseUrl' | 'dataFolder'>

/** Where a server is if nobody says otherwise. */
const USUAL_ADDRESS = 'http://127.0.0.1:7077'

/** As whoever runs it says (`PAWL_URL`), else the one that runs on this data. */
export function serverAddress(place: Place | undefined): string {
  const said = place?.serverUrl ?? (process.env.PAWL_URL || undefined)
  return (said ?? runningOn(place) ?? USUAL_ADDRESS).replace(/\/+$/, '')
}

function runningOn(place: Place | undefined): string | undefined {
  return place === undefined || place.databaseUrl !== undefined ? undefined : readServerRecord(place.dataFolder)?.url
}
