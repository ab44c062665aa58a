// Talking to Pawl: the conversations one has had, and the one that is open.

import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { usePhrases } from '../language/language.tsx'
import { buttonClass } from '../parts/form/button.tsx'
import { titlePage } from '../parts/page/tab-title.ts'
import styles from './chat-page.module.css'
import { Conversation } from './conversation.tsx'
import { ConversationList } from './conversation-list.tsx'
import { useFreshId } from './new-ids.ts'
import { chatPhrases } from './phrases.ts'

export default function ChatPage({ conversation }: { readonly conversation?: string }) {
  const phrases = usePhrases(chatPhrases)
  const [, navigate] = useLocation()
  const fresh = useFreshId(conversation)
  const id = conversation ?? fresh
  useEffect(() => titlePage(phrases.title), [phrases])
  return (
    <div className={styles.chat}>
      <aside className={styles.side} aria-label={phrases.conversations}>
        <Link href="/chat" className={buttonClass}>
          <Plus size={18} aria-hidden />
          {phrases.newConversation}
        </Link>
        <ConversationList current={conversation} />
      </aside>
      <Conversation
        key={id}
        id={id}
        isNew={conversation === undefined}
        onBegun={() => navigate(`/chat/${id}`, { replace: true })}
      />
    </div>
  )
}
