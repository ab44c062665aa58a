// Talking to Pawl: the conversations one has had, and the one that is open.

import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { usePhrases } from '../language/language.tsx'
import { buttonClass } from '../parts/button.tsx'
import styles from './chat-page.module.css'
import { Conversation } from './conversation.tsx'
import { ConversationList } from './conversation-list.tsx'
import { newConversationId } from './new-ids.ts'
import { chatPhrases } from './phrases.ts'

export function ChatPage({ conversation }: { readonly conversation?: string }) {
  const phrases = usePhrases(chatPhrases)
  return (
    <div className={styles.chat}>
      <aside className={styles.side} aria-label={phrases.conversations}>
        <Link href="/" className={buttonClass}>
          <Plus size={18} aria-hidden />
          {phrases.newConversation}
        </Link>
        <ConversationList current={conversation} />
      </aside>
      {conversation === undefined ? <NewConversation /> : <Conversation key={conversation} id={conversation} />}
    </div>
  )
}

/** It has its id from the beginning; the server knows of it with the first message. */
function NewConversation() {
  const [id] = useState(newConversationId)
  return <Conversation key={id} id={id} isNew />
}
