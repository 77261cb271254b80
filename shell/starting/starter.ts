/**
 * Stands in every document and runs before all else: decides whether and when the shell's scripts are asked for. In a browser that they
 * would break in, never; otherwise when what a visitor sees is there, or when somebody needs them, whichever is first. Nothing
 * that happens to them takes anything from the document. What is below the window it lets go in every browser. Compiled for browsers of
 * any age: in one that is too old for the site it must still be read without an error.
 */
import { keepTaps, onFirstAct } from './acts.ts'
import { afterFirstView } from './after-first-view.ts'
import { followHistory } from './follow-history.ts'
import { releaseLayout } from './held-layout.ts'
import { releasePictures } from './held-pictures.ts'
import { isSavingData } from './is-saving-data.ts'
import { isSupported } from './is-supported.ts'
import { keepFilters } from './keep-filters.ts'
import { hearThrown, reportFault } from './report-fault.ts'
import { connectForScripts, runScripts } from './run-scripts.ts'
import { scriptsInDocument } from './scripts-in-document.ts'

releaseLayout(releasePictures())
const scripts = isSupported() ? scriptsInDocument() : undefined
if (scripts) {
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    hearThrown(fail)
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
  // Before the taps are kept: nobody hears of one after that.
  onFirstAct(start)
  const dropTaps = keepTaps()
  const fail = (message: string, error?: unknown) => {
    dropTaps()
    reportFault(message, error)
  }
}
