/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { portOf } from '../../store/store-location.ts'
import type { ConsoleState } from '../state/console-state.ts'
import { Moment } from './Moment.tsx'

/** The site as it would be, at addresses of their own. */
export function Previews({ state: { previews, site } }: { readonly state: ConsoleState }) {
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
                <a
                  href={`http://preview-${generation}.localhost:${portOf(site)}/`}
                  rel="noreferrer"
                  target="_blank"
                >
                  {releases.join(', ') || 'as it is live'}
                </a>
                <span>
                  <span className="hash">{generation}</span> <Moment at={composedAt} />
                </span>
              </li>
            ))}
          </ul>
          <p className="aside">
            Open while <code>npm start</code> serves this store; elsewhere at
            preview-&lt;generation&gt;.&lt;the site’s host&gt;.
          </p>
        </>
      )}
    </section>
  )
}

const SHOWN = 8
