// One door for calls that overlap, closed when the last of them is done. A thousand calls at once open one store.

import type { Settings } from '../settings.ts'
import { type Door, openDoor } from './door.ts'

export interface SharedDoor {
  through<Value>(work: (door: Door) => Promise<Value>): Promise<Value>
}

export function shareDoor(settings: Settings): SharedDoor {
  let shared: { readonly door: Promise<Door>; users: number } | undefined
  return {
    through: async (work) => {
      shared ??= { door: openDoor(settings), users: 0 }
      const mine = shared
      mine.users++
      try {
        return await work(await mine.door)
      } finally {
        mine.users--
        if (mine.users === 0) {
          if (shared === mine) shared = undefined
          await mine.door.then(
            (door) => door.close(),
            () => {},
          )
        }
      }
    },
  }
}
