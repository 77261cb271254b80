/**
 * The inline script at the end of every document. It fetches the shell's scripts after the first view or on
 * the first interaction, and never in unsupported browsers. The script itself runs in old browsers, too.
 */
import { forgetAskedQuery } from '@kutuhal/ui/asked-query.ts'
import { onceShellEvent, readDocumentScripts } from '../document-data.ts'
import { isSavingData } from '../federation/network.ts'
import {
  captureEarlyInput,
  reloadOnHistoryChange,
  addFiltersToSearchSubmission,
  onFirstInteraction,
} from './early-input.ts'
import { runAfterFirstView } from './first-view.ts'
import { onShellError, reportShellFailure, runShellScripts } from './scripts.ts'

/** Needs Chromium 97, Firefox 104, Safari 15.4 or later. Other browsers keep the composed document. */
const canRunShell = 'hasOwn' in Object && 'findLast' in Array.prototype

/** How long a list may hide what does not belong to a query while scripts load; ms. */
const ANSWER_TIMEOUT_MS = 10_000

const scripts = canRunShell ? readDocumentScripts() : undefined
if (!scripts) forgetAskedQuery()
if (scripts) {
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    onShellError(fail)
    try {
      runShellScripts(scripts, url => fail(`${url} did not come, or is not what the document promises.`))
    } catch (error) {
      fail(String(error), error)
    }
  }
  // Only scripts can show what a query asks for, such as a search, so fetch them even if the visitor saves
  // data.
  if (!isSavingData() || location.search) runAfterFirstView(start)
  // Without an answer, the whole list is better than none.
  onceShellEvent('shell-failed', forgetAskedQuery)
  setTimeout(forgetAskedQuery, ANSWER_TIMEOUT_MS)
  reloadOnHistoryChange()
  addFiltersToSearchSubmission()
  // Add this listener first, because captureEarlyInput stops events before they reach later listeners.
  onFirstInteraction(start)
  const stopCapturing = captureEarlyInput()
  const fail = (message: string, error?: unknown) => {
    stopCapturing()
    forgetAskedQuery()
    reportShellFailure(message, error)
  }
}
