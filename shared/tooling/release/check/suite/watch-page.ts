/**
 * Runs in every visited page before the page's own scripts: records what the site does not report. Uses
 * nothing outside itself, since Playwright sends its text to the browser.
 */
export function watchPage() {
  const later = window.setTimeout.bind(window)
  const nextFrame = window.requestAnimationFrame.bind(window)
  const frame = () => new Promise<void>(done => nextFrame(() => void nextFrame(() => done())))
  const page = () => document.querySelector('[data-page]')
  const all = (selector: string) => [...(page()?.querySelectorAll<HTMLElement>(selector) ?? [])]
  const isOfPage = (element: Element) => page()?.contains(element) ?? false
  const isUnrelated = (one: Element, other: Element) => !one.contains(other) && !other.contains(one)
  const shorten = (text: string, length: number) => text.trim().replace(/\s+/g, ' ').slice(0, length)
  const nameOf = (element: Element) =>
    `<${element.localName}> “${shorten(element.getAttribute('aria-label') ?? element.textContent, 30)}”`
  const labelOf = (element: Element) => {
    const read = (name: string) => element.getAttribute(name)
    return shorten(read('aria-label') || element.textContent || read('name') || element.localName, 40)
  }
  /** Whether a visitor can use an element, though it may be transparent or outside the window. */
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]')
  const isWhole = () => !document.documentElement.hasAttribute('data-without-page')
  const isHydrated = (element: Element) => Object.keys(element).some(key => key.startsWith('__reactFiber$'))
  const hitAt = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2)
  }

  type Method = (this: unknown, ...given: unknown[]) => unknown
  const isMethod = (value: unknown): value is Method => typeof value === 'function'
  function replace(owner: object | undefined, name: string, wrap: (original: Method) => Method): void {
    const original: unknown = owner && Reflect.get(owner, name)
    if (owner && isMethod(original)) Reflect.set(owner, name, wrap(original))
  }

  let isAsked = false
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, ({ isTrusted }) => (isAsked ||= isTrusted), true)

  // Listeners on objects that outlive a page, running intervals, and calls of timers and animation frames.
  const listening = new Map<unknown, Set<string>>()
  const isShared = (target: unknown) =>
    [window, document, document.documentElement, document.body].some(each => each === target)
  const describe = (target: unknown, type: unknown, options: unknown) => {
    const owner = target === window ? 'window' : target === document ? 'document' : 'root'
    const isCapture = options instanceof Object ? 'capture' in options && options.capture : options
    return `${owner} ${String(type)} ${Boolean(isCapture)}`
  }
  replace(
    EventTarget.prototype,
    'addEventListener',
    add =>
      function (...given) {
        const [target, [type, listener, options]] = [this ?? window, given]
        const { once, signal } = (options instanceof Object ? options : {}) as AddEventListenerOptions
        if (listener && isShared(target) && !once) {
          const key = describe(target, type, options)
          const keys = listening.get(listener) ?? new Set()
          listening.set(listener, keys.add(key))
          signal?.addEventListener('abort', () => keys.delete(key))
        }
        return add.apply(target, given)
      },
  )
  replace(
    EventTarget.prototype,
    'removeEventListener',
    remove =>
      function (...given) {
        const [target, [type, listener, options]] = [this ?? window, given]
        const keys = listening.get(listener)
        if (isShared(target)) keys?.delete(describe(target, type, options))
        // Forget the empty set, so that a signal of an earlier listener cannot remove the key of a later one.
        if (keys?.size === 0) listening.delete(listener)
        return remove.apply(target, given)
      },
  )
  const intervals = new Set<unknown>()
  let fired = 0
  replace(window, 'setInterval', start => (...given) => {
    const timer = start.apply(window, given)
    intervals.add(timer)
    return timer
  })
  for (const name of ['clearInterval', 'clearTimeout'])
    replace(window, name, stop => (...given) => {
      intervals.delete(given[0])
      return stop.apply(window, given)
    })
  for (const name of ['setTimeout', 'requestAnimationFrame'])
    replace(window, name, start => (task, ...rest) => {
      const counted = (...given: readonly unknown[]) => {
        fired += 1
        return isMethod(task) && task(...given)
      }
      return start.apply(window, [isMethod(task) ? counted : task, ...rest])
    })

  // What a page does before a visitor has pressed anything.
  const unsolicited = new Set<string>()
  const noteUnlessAsked = (owner: object | undefined, name: string, what: string) =>
    replace(
      owner,
      name,
      original =>
        function (...given) {
          const isSilent = this instanceof HTMLMediaElement && this.muted
          if (!isAsked && !isSilent) unsolicited.add(what)
          return original.apply(this, given)
        },
    )
  noteUnlessAsked(HTMLMediaElement.prototype, 'play', 'plays sound')
  noteUnlessAsked(window.AudioScheduledSourceNode?.prototype, 'start', 'plays sound')
  noteUnlessAsked(window.Notification, 'requestPermission', 'asks to send notifications')
  noteUnlessAsked(window.Geolocation?.prototype, 'getCurrentPosition', 'asks where the visitor is')
  noteUnlessAsked(window.Geolocation?.prototype, 'watchPosition', 'asks where the visitor is')
  noteUnlessAsked(window.MediaDevices?.prototype, 'getUserMedia', 'asks for camera or microphone')
  noteUnlessAsked(Element.prototype, 'requestFullscreen', 'takes the whole screen')
  noteUnlessAsked(window.ServiceWorkerContainer?.prototype, 'register', 'registers a service worker')

  // What pages share in the browser's storage. A planted value shows whether a page removes others' values.
  const PLANTED = 'kept-by-somebody-else'
  const keys = new Set<string>()
  const storages = () => [localStorage, sessionStorage]
  for (const name of ['getItem', 'setItem', 'removeItem'])
    replace(
      Storage.prototype,
      name,
      original =>
        function (...given) {
          keys.add(String(given[0]))
          return original.apply(this, given)
        },
    )
  try {
    for (const storage of storages()) storage[PLANTED] = 'here'
  } catch {
    // Storage is switched off in this visit.
  }

  // Layout shifts, as in web.dev/cls.
  const shift = { total: 0, first: '' }
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const { value = 0, hadRecentInput, sources } = entry as PerformanceEntry & LayoutShift
      if (hadRecentInput) continue
      shift.total += value
      const node = sources?.[0]?.node
      const element = node instanceof Element ? node : node?.parentElement
      if (value > 0.02 && element) shift.first ||= nameOf(element)
    }
  }).observe({ type: 'layout-shift', buffered: true })
  interface LayoutShift {
    readonly value?: number
    readonly hadRecentInput?: boolean
    readonly sources?: readonly { readonly node?: Node | null }[]
  }

  // Browser objects that pages share. Recorded last, so that the functions replaced above count as given.
  type Descriptors = ReadonlyMap<PropertyKey, PropertyDescriptor | undefined>
  const descriptors = (owner: object): Descriptors =>
    new Map(Reflect.ownKeys(owner).map(key => [key, Object.getOwnPropertyDescriptor(owner, key)]))
  const isObject = (value: unknown): value is object => value instanceof Object || typeof value === 'function'
  const globals = descriptors(window)
  const shared = new Map<string, readonly [object, Descriptors]>()
  for (const [key, descriptor] of globals) {
    const value: unknown = descriptor?.value
    if (typeof key !== 'string' || !isObject(value) || value === window) continue
    shared.set(key, [value, descriptors(value)])
    const prototype: unknown = Reflect.get(value, 'prototype')
    if (isObject(prototype)) shared.set(`${key}.prototype`, [prototype, descriptors(prototype)])
  }
  for (const [name, owner] of Object.entries({ document, history, navigator, performance, location }))
    shared.set(name, [owner, descriptors(owner)])

  /** Changes of what the browser gives to all pages. */
  function builtIns(): string[] {
    const fields = ['value', 'get', 'set', 'writable', 'configurable'] as const
    const differ = (one?: PropertyDescriptor, other?: PropertyDescriptor) =>
      fields.some(field => !Object.is(one?.[field], other?.[field]))
    const changed = (name: string, owner: object, before: Descriptors) => {
      const now = descriptors(owner)
      const known = [...before.keys()].filter(key => differ(before.get(key), now.get(key)))
      // Ignore React's mark on the document, and what it sets to undefined after an error.
      const isOfReact = /^(_+react|prepareStackTrace$)/
      const added = [...now.keys()].filter(key => !before.has(key) && !isOfReact.test(String(key)))
      return [...known, ...(owner === window ? [] : added)].map(key => `${name}.${String(key)}`)
    }
    const keysOf = (owner: object) => {
      const found: string[] = []
      for (const key in owner) found.push(key)
      return found
    }
    const handlers = ([name, owner]: readonly [string, object]) =>
      // Handlers such as `onclick` are properties of prototypes, which \`for … in\` finds.
      keysOf(owner)
        .filter(key => key.startsWith('on') && typeof Reflect.get(owner, key) === 'function')
        .map(key => `${name}.${key}`)
    return [
      ...changed('window', window, globals),
      ...[...shared].flatMap(([name, [owner, before]]) => changed(name, owner, before)),
      ...[['window', window] as const, ['document', document] as const].flatMap(handlers),
    ]
  }

  const watch = {
    shift,
    frame,
    page,
    all,
    isOfPage,
    isUnrelated,
    nameOf,
    labelOf,
    isShown,
    isWhole,
    isHydrated,
    hitAt,
    builtIns,
    globals: () =>
      Object.getOwnPropertyNames(window).filter(
        name => !globals.has(name) && !/^(watch|look|visit)$/.test(name),
      ),
    activity: () => ({
      listeners: [...listening.values()].flatMap(types => [...types]).sort(),
      intervals: intervals.size,
      fired,
    }),
    unsolicited() {
      const isLoud = [...document.querySelectorAll<HTMLMediaElement>('video, audio')].some(
        media => (!media.paused || media.autoplay) && !media.muted && media.volume > 0,
      )
      return [...unsolicited, ...(isLoud && !isAsked ? ['plays sound'] : [])]
    },
    stored() {
      const all = storages().flatMap(storage => Object.entries<unknown>(storage))
      const names = new Set([...keys, ...all.map(([key]) => key)])
      names.delete(PLANTED)
      return {
        keys: [...names],
        bytes: all.reduce((sum, [, value]) => sum + String(value).length, 0),
        hasLostOthers: storages().some(storage => storage[PLANTED] !== 'here'),
      }
    },
    spoil: (names: readonly string[], value: string) => {
      for (const storage of storages()) for (const name of names) storage.setItem(name, value)
    },
    wait: (ms: number) => new Promise<void>(done => void later(done, ms)),
  }
  Object.assign(window, { watch })
  return watch
}

declare global {
  interface Window {
    readonly watch: ReturnType<typeof watchPage>
  }
}
