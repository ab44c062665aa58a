// One conversation that goes on where it was, until a new one is asked for.

import { Plus } from 'lucide-react'
import { useState } from 'react'
import { forget, keep, readKept } from '../api/kept.ts'
import { useLiveQueries } from '../api/live-queries.ts'
import { Conversation } from '../chat/conversation.tsx'
import { newId } from '../chat/new-ids.ts'
import { chatPhrases } from '../chat/phrases.ts'
import { usePhrases } from '../language/language.tsx'
import { Button } from '../parts/form/button.tsx'
import styles from './widget-chat.module.css'

const NAME = 'pawl.widget.conversation'

export function WidgetChat() {
  useLiveQueries()
  const phrases = usePhrases(chatPhrases)
  const [kept, setKept] = useState(() => readKept(NAME))
  const [fresh, setFresh] = useState(newId)
  const id = kept ?? fresh
  return (
    <main className={styles.widget}>
      <div className={styles.bar}>
        <strong>Pawl</strong>
        <Button
          kind="quiet"
          size="small"
          onClick={() => {
            forget(NAME)
            setKept(null)
            setFresh(newId())
          }}
        >
          <Plus size={16} aria-hidden />
          {phrases.newConversation}
        </Button>
      </div>
      <Conversation
        key={id}
        id={id}
        isNew={kept === null}
        onBegun={() => {
          keep(NAME, id)
          setKept(id)
        }}
      />
    </main>
  )
}
