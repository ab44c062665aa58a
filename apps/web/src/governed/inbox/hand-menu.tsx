// Handing a question to one person who may answer it: it is in their inbox, and out of the others', until one of them gives it back.

import { UserRoundCheck, UserRoundPlus } from 'lucide-react'
import { useMay } from '../../api/may.ts'
import { useAsked, useChange } from '../../api/operation.ts'
import { isolated } from '../../language/isolated.ts'
import { usePhrases } from '../../language/language.tsx'
import { Menu } from '../../parts/form/menu.tsx'
import { useToasts } from '../../parts/page/toasts.tsx'
import { bareName, type Item } from '../item.ts'
import { handPhrases } from './hand-phrases.ts'

/** Alone on one's machine there is nobody to hand it to. */
export function useHasOthers(): boolean {
  const { data: me } = useAsked('whoAmI', {})
  return me !== undefined && !me.alone
}

export function useMayHand(): boolean {
  const may = useMay()('handItem')
  return useHasOthers() && may
}

export function HandMenu({ item, name }: { readonly item: Item; readonly name: string }) {
  const phrases = usePhrases(handPhrases)
  const toasts = useToasts()
  const me = useAsked('whoAmI', {}).data?.principal
  const people = useAsked('listAnswerers', { item: item.id }).data?.people ?? []
  const hand = useChange('handItem')
  const giveBack = useChange('returnItem')
  const onError = (error: Error) => toasts.sayError(error)
  const shared = { key: '', label: phrases.giveBack, run: () => onReturn() }
  const onReturn = () => giveBack.mutate({ item: item.id }, { onSuccess: () => toasts.say(phrases.givenBack), onError })
  const handTo = (person: string) =>
    hand.mutate(
      { item: item.id, person },
      {
        onSuccess: () =>
          toasts.say(person === me ? phrases.taken : phrases.handed(isolated(bareName(person))), {
            label: phrases.giveBack,
            run: onReturn,
          }),
        onError,
      },
    )
  const others = people
    .filter((person) => person !== item.handed?.to)
    .toSorted((one, other) => Number(other === me) - Number(one === me))
    .map((person) => ({
      key: person,
      label: person === me ? phrases.take : phrases.to(isolated(bareName(person))),
      run: () => handTo(person),
    }))
  const items = [...(item.handed === undefined ? [] : [shared]), ...others]
  const nobody = { key: '', label: phrases.nobody, refused: true, run: () => {} }
  return (
    <Menu
      label={`${phrases.hand}: ${name}`}
      icon={
        item.handed === undefined ? <UserRoundPlus size={18} aria-hidden /> : <UserRoundCheck size={18} aria-hidden />
      }
      items={() => (items.length === 0 ? [nobody] : items)}
    />
  )
}
