// The chat on the page of another site.

import { Plus } from 'lucide-react'
import { useLiveQueries } from '../api/live-queries.ts'
import { OngoingChat } from '../chat/ongoing-chat.tsx'
import { chatPhrases } from '../chat/phrases.ts'
import { usePhrases } from '../language/language.tsx'
import { Button } from '../parts/form/button.tsx'
import styles from './widget-chat.module.css'

export function WidgetChat() {
  useLiveQueries()
  const phrases = usePhrases(chatPhrases)
  return (
    <OngoingChat
      name="pawl.widget.conversation"
      frame={(conversation, startNew) => (
        <main className={styles.widget}>
          <div className={styles.bar}>
            <strong>Pawl</strong>
            <Button kind="quiet" size="small" onClick={startNew}>
              <Plus size={16} aria-hidden />
              {phrases.newConversation}
            </Button>
          </div>
          {conversation}
        </main>
      )}
    />
  )
}
