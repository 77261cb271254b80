/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { wordsOf, type Asked } from '../asked-command.ts'

interface Props {
  readonly label: string
  readonly asked: Asked
  readonly typed: (words: readonly string[]) => string
  /** Why it may not be done now. */
  readonly whyNot?: string | undefined
  /** What everybody gets then: the page's script asks before. */
  readonly sure?: string
  readonly isQuiet?: boolean
}

/** A verb as a button, with its command beside it. */
export function Action({ label, asked, typed, whyNot, sure, isQuiet = false }: Props) {
  const command = typed(wordsOf(asked))
  const fields = Object.entries(asked).filter(([, value]) => value !== undefined)
  return (
    <form className="action" method="post" action="run" data-sure={sure}>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={isQuiet ? 'quiet' : undefined} disabled={whyNot !== undefined}>
        {label}
      </button>
      <code className="command">{command}</code>
      {whyNot !== undefined && <p className="why">{whyNot}</p>}
    </form>
  )
}
