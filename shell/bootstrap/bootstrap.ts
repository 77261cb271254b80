/**
 * Stands at the end of every document and decides whether and when the shell's scripts are fetched: never in a browser that they would
 * break in, otherwise when what a visitor sees is there, or when somebody needs them. Compiled for browsers of any age.
 */
import { readScripts } from '../document-data.ts'
import { releaseImages } from './defer-images.ts'
import { releaseLayout } from './defer-layout.ts'
import { captureEarlyInput, followHistory, keepFilters, onFirstInteraction } from './early-input.ts'
import { isSavingData, isSupported } from './features.ts'
import { afterFirstView } from './first-view.ts'
import { connectForScripts, onShellError, reportFailure, runScripts } from './scripts.ts'

releaseLayout(releaseImages())
const scripts = isSupported() ? readScripts() : undefined
if (scripts) {
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    onShellError(fail)
    try {
      runScripts(scripts, url => fail(`${url} did not come, or is not what the document promises.`))
    } catch (error) {
      fail(String(error), error)
    }
  }
  // What a query asks for stands in no document.
  if (!isSavingData() || location.search) {
    connectForScripts(scripts)
    afterFirstView(start)
  }
  followHistory()
  keepFilters()
  // Before input is captured: nobody hears of an event after that.
  onFirstInteraction(start)
  const giveUpInput = captureEarlyInput()
  const fail = (message: string, error?: unknown) => {
    giveUpInput()
    reportFailure(message, error)
  }
}
