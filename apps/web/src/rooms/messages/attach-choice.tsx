// What of the backlog goes with a message.

import { useAsked } from '../../api/operation.ts'
import { usePhrases } from '../../language/language.tsx'
import { Answered } from '../../parts/page/answered.tsx'
import { GivenText } from '../../parts/text/given-text.tsx'
import { roomPhrases } from '../room/room-phrases.ts'
import styles from './message-composer.module.css'

interface AttachChoiceProps {
  readonly room: string
  readonly chosen: readonly string[]
  readonly onChoose: (chosen: readonly string[]) => void
}

export function AttachChoice({ room, chosen, onChoose }: AttachChoiceProps) {
  const { post: phrases } = usePhrases(roomPhrases)
  const backlog = useAsked('listBacklog', { room, limit: 200 })
  const toggle = (id: string) => onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <Answered query={backlog} lines={2}>
      {({ tasks }) => (
        <fieldset className={styles.choice}>
          <legend className="visually-hidden">{phrases.attach(0)}</legend>
          {tasks.length === 0 && phrases.nothingToAttach}
          {tasks.map(({ id, number, content }) => (
            <label key={id}>
              <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
              <span>{number}</span>
              <GivenText>{content}</GivenText>
            </label>
          ))}
        </fieldset>
      )}
    </Answered>
  )
}
