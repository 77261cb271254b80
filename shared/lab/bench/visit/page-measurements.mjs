/* global window, document, performance, PerformanceObserver, requestIdleCallback, setInterval, clearInterval */
/** Runs first in every measured page and records its timing (page-measurements.ts). */
;(() => {
  const notes = { fcp: 0, lcp: 0, cls: 0, tasks: [], hydrated: undefined, inp: undefined }
  window.benchNotes = notes
  const observe = (type, note, options) =>
    new PerformanceObserver(list => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    })

  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.fcp = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => (notes.lcp = startTime))
  observe('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) notes.cls += value
  })
  observe('longtask', ({ startTime, duration }) => notes.tasks.push([startTime, duration]))
  // Observe both kinds of entries: browsers report the first input whatever its duration, but later inputs
  // only from 16 ms on.
  const noteInput = ({ duration }) => (notes.inp = Math.max(notes.inp ?? 0, duration))
  observe('first-input', noteInput)
  observe('event', entry => entry.interactionId > 0 && noteInput(entry), { durationThreshold: 16 })

  // Detect hydration: React marks the elements that it hydrates, and adds listeners once the browser is idle.
  const timer = setInterval(() => {
    const heading = document.querySelector('main h1')
    if (!heading || !Object.keys(heading).some(key => key.startsWith('__reactProps$'))) return
    clearInterval(timer)
    requestIdleCallback(() => (notes.hydrated = performance.now()), { timeout: 1000 })
  }, 10)
})()
