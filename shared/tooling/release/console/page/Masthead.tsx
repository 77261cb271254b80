/** @jsxRuntime automatic */
/** @jsxImportSource react */
import type { AtWork } from '../state/at-work.ts'
import type { ConsoleState } from '../state/console-state.ts'

export function Masthead({ state }: { readonly state: ConsoleState }) {
  const { place, site, atWork } = state
  return (
    <header className="masthead">
      <div>
        <h1>Release console</h1>
        <p>
          Site <b>{site}</b> in <span className="place">{place}</span>
        </p>
      </div>
      <p className="who" id="who" data-part="">
        <KeyInWords atWork={atWork} />
      </p>
    </header>
  )
}

function KeyInWords({ atWork }: { readonly atWork: AtWork }) {
  if (atWork.kind === 'none') return <>You can look only. {atWork.why}</>
  if (atWork.kind === 'stranger')
    return (
      <>
        You can look only: your key <span className="hash">{atWork.key}</span> is not among the keys of this
        store.
      </>
    )
  return (
    <>
      Commands run with your key <b>{atWork.name}</b> <span className="hash">{atWork.key}</span>
    </>
  )
}
