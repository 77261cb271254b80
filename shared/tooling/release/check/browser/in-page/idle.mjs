/* global window, document, location, history, performance, PerformanceObserver, scrollY */
/** Runs in the browser after page-watch.mjs: finds what an idle page does. */
;(() => {
  const look = window[Symbol.for('release-check')]
  const noted = { longest: 0, shift: 0, shifted: '', fired: 0 }
  const nameOf = node => {
    const element = node?.nodeType === 1 ? node : node?.parentElement
    return element ? look.nameOf(element) : ''
  }
  const observe = (type, note) => {
    if (PerformanceObserver.supportedEntryTypes.includes(type))
      new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true })
  }
  observe('longtask', ({ duration }) => (noted.longest = Math.max(noted.longest, duration)))
  observe('layout-shift', ({ value, hadRecentInput, sources }) => {
    if (hadRecentInput) return
    noted.shift += value
    if (value > 0.02) noted.shifted ||= nameOf(sources?.[0]?.node)
  })

  /**
   * Count the timers and animation frames that fire. Some of them restart each other, and continue after a
   * visitor has left the page, unless the page stops them.
   */
  const { setTimeout: later, requestAnimationFrame: nextFrame } = window
  window.setTimeout = (handler, ...rest) =>
    typeof handler === 'function'
      ? later.call(window, (...args) => ((noted.fired += 1), handler(...args)), ...rest)
      : later.call(window, handler, ...rest)
  window.requestAnimationFrame = handler =>
    nextFrame.call(window, time => ((noted.fired += 1), handler(time)))

  /** Whether a font here stands in for a typeface that is still loading (shared/ui/styles/base.css). */
  const hasStandIns = () => {
    const tried = [...document.fonts].filter(({ family }) => / like /.test(family))
    return tried.every(({ status }) => status !== 'error') || tried.some(({ status }) => status === 'loaded')
  }

  look.idle = () => ({
    ...noted,
    hasStandIns: hasStandIns(),
    nodes: document.querySelectorAll('*').length,
    requests: performance.getEntriesByType('resource').length,
    megabytes: Math.round((performance.memory?.usedJSHeapSize ?? 0) / 1e6),
    scrolled: location.hash === '' ? Math.round(scrollY) : 0,
    history: history.length,
    focus:
      document.activeElement === document.body
        ? 'body'
        : document.activeElement?.closest('[data-page]')
          ? 'page'
          : 'layout',
    endless: document
      .getAnimations()
      .filter(
        ({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations === Infinity,
      )
      .map(({ effect }) => effect.target)
      .filter(target => target?.closest('[data-page]'))
      .map(nameOf),
  })
})()
