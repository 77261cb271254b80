/** @jsxRuntime automatic */
/** @jsxImportSource react */
import type { ConsoleState } from '../state/console-state.ts'
import { Moment } from './Moment.tsx'

interface Props {
  readonly state: ConsoleState
  /** The address of a generation; nothing where nobody has said which host shows them. */
  readonly previewAt: (generation: string) => string | undefined
}

/** The site as it would be, at addresses of their own. */
export function Previews({ state: { previews }, previewAt }: Props) {
  return (
    <section className="panel" aria-labelledby="previews-title" id="previews" data-part="">
      <h2 id="previews-title">Previews</h2>
      {previews.length === 0 ? (
        <p>None. Preview a release, and its address stands here.</p>
      ) : (
        <>
          <ul className="previews" role="list">
            {previews.slice(0, SHOWN).map(({ generation, composedAt, releases }) => (
              <li key={generation}>
                <Name href={previewAt(generation)} releases={releases} />
                <span>
                  <span className="hash">{generation}</span> <Moment at={composedAt} />
                </span>
              </li>
            ))}
          </ul>
          <p className="aside">
            Each is at preview-&lt;generation&gt;.&lt;the host of previews&gt;; on this computer while{' '}
            <code>npm start</code> serves the store. With <code>--previews</code> these are links to that
            host.
          </p>
        </>
      )}
    </section>
  )
}

interface NameProps {
  readonly href: string | undefined
  readonly releases: readonly string[]
}

function Name({ href, releases }: NameProps) {
  const name = releases.join(', ') || 'as it is live'
  if (href === undefined) return <b>{name}</b>
  return (
    <a href={href} rel="noreferrer" target="_blank">
      {name}
    </a>
  )
}

const SHOWN = 8
