// The drawing of a sequence. For the eye alone: the list beside it says the same.

import { shortenText } from '@pawl/kernel'
import { useIsTurned, usePhrases } from '../../language/language.tsx'
import { Scrolling } from '../../parts/page/scrolling.tsx'
import { roomPhrases } from '../room/room-phrases.ts'
import { useHistoryWords } from './history-words.ts'
import { HEAD, type Row, type Sequence } from './sequence.ts'
import styles from './sequence-picture.module.css'

/** About what a letter takes. */
const LETTER = 6.8
const TIP = 9

export function SequencePicture({ sequence }: { readonly sequence: Sequence }) {
  const { history: phrases } = usePhrases(roomPhrases)
  const { party } = useHistoryWords()
  const { width, height, parties, rows } = sequence
  return (
    <Scrolling label={phrases.picture} className={styles.frame}>
      <svg
        width={width}
        height={height}
        role="img"
        aria-label={phrases.picture}
        direction="ltr"
        className={styles.picture}
      >
        {parties.map(({ name, x, isRole }) => (
          <g key={name} data-kind={isRole ? 'role' : 'person'}>
            <line x1={x} x2={x} y1={HEAD} y2={height} className={styles.lifeline} />
            <rect x={x - 75} y={6} width={150} height={HEAD - 10} rx={8} className={styles.party} />
            <text x={x} y={HEAD / 2 + 6} textAnchor="middle" className={styles.name}>
              {shortened(party(name), 140)}
            </text>
          </g>
        ))}
        {rows.map((row) =>
          row.kind === 'arrow' ? <Arrow key={keyOf(row)} {...row} /> : <Tick key={keyOf(row)} {...row} />,
        )}
      </svg>
    </Scrolling>
  )
}

const keyOf = ({ entry: { trigger, task, message }, y }: Row) => `${y} ${trigger} ${task} ${message}`

function Arrow({ entry, y, from, to }: Extract<Row, { kind: 'arrow' }>) {
  const { fact } = useHistoryWords()
  const [way, length] = [Math.sign(to - from), Math.abs(to - from)]
  const text = entry.text ?? fact(entry.trigger)
  return (
    <g className={styles.passed} data-trigger={entry.trigger}>
      <line x1={from} x2={to - way * TIP} y1={y} y2={y} />
      <path d={`M ${to} ${y} l ${-way * TIP} ${-TIP / 2} v ${TIP} z`} />
      <text x={(from + to) / 2} y={y - 7} textAnchor="middle" className={styles.said}>
        {shortened(text, length - 24)}
      </text>
      {entry.task !== null && (
        <text x={(from + to) / 2} y={y + 14} textAnchor="middle" className={styles.task}>
          {`${entry.task} ${fact(entry.trigger)}`}
        </text>
      )}
    </g>
  )
}

function Tick({ entry, y, at }: Extract<Row, { kind: 'tick' }>) {
  const { fact } = useHistoryWords()
  const isTurned = useIsTurned()
  return (
    <g className={styles.alone} data-trigger={entry.trigger}>
      <circle cx={at} cy={y} r={4.5} />
      <text x={isTurned ? at - 10 : at + 10} y={y + 4} textAnchor={isTurned ? 'end' : 'start'} className={styles.task}>
        {`${entry.task ?? ''} ${fact(entry.trigger)}`}
      </text>
    </g>
  )
}

function shortened(text: string, room: number): string {
  const line = text.replaceAll(/\s+/g, ' ')
  const letters = Math.max(4, Math.floor(room / LETTER))
  return shortenText(line, letters)
}
