// A command to be run elsewhere: read from left to right in any language, and copied with one press.

import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { usePhrases } from '../../language/language.tsx'
import { IconButton } from '../form/icon-button.tsx'
import { partPhrases } from '../phrases.ts'
import styles from './command-line.module.css'

const SHOWN = 2000

export function CommandLine({ command }: { readonly command: string }) {
  const phrases = usePhrases(partPhrases)
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(command)
    setCopied(true)
    setTimeout(() => setCopied(false), SHOWN)
  }
  const label = copied ? phrases.copied : phrases.copy
  return (
    <div className={styles.line} dir="ltr">
      <code>{command}</code>
      {/* Without a safe connection a page may not write to the clipboard. */}
      {navigator.clipboard !== undefined && (
        <IconButton size="small" label={`${label}: ${command}`} title={label} onClick={copy}>
          {copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
        </IconButton>
      )}
    </div>
  )
}
