/** @jsxRuntime automatic */
/** @jsxImportSource react */
import type { AtWork } from '../state/at-work.ts'

/** Asked before everybody gets something else; the page's script opens it. */
export function Sure({ atWork }: { readonly atWork: AtWork }) {
  return (
    <dialog id="sure" aria-labelledby="sure-title" aria-describedby="sure-what">
      <form method="dialog">
        <h2 id="sure-title">For all visitors?</h2>
        <p id="sure-what"></p>
        <p>
          <code className="command" id="sure-command"></code>
        </p>
        {atWork.kind === 'known' && (
          <p>
            With the key <b>{atWork.name}</b>.
          </p>
        )}
        <p className="choice">
          <button value="yes">Run it</button>
          <button value="no" className="quiet">
            Not now
          </button>
        </p>
      </form>
    </dialog>
  )
}
