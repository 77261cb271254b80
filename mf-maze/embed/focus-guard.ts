/**
 * Keeps the keyboard of a partner's page from the page in the frame. A page in a frame may take the focus whenever it
 * likes, and no attribute forbids that: the focus goes back unless the visitor went in by click, tap or Tab.
 */

/** What is known when the focus is found in the frame; times in ms. */
export interface Entry {
  readonly now: number
  /** Last key or press on the partner's page; a press in the frame is not seen from there. */
  readonly actedAt: number
  /** Last Tab that has not moved the focus to another place of the page. */
  readonly tabAt: number
  /** Whether a visitor has pressed something within the last seconds, in the frame or round it; some browsers do not know. */
  readonly isActive: boolean | undefined
  /** Whether the focus was in a field of the page, or in something that may be one. Then presses do not reach the frame. */
  readonly isWriting: boolean
  /** Whether the page had the focus before: from the browser's own controls, keys lead in that no page hears. */
  readonly hadFocus: boolean
  readonly shownAt: number
}

/** The focus follows a Tab at once, on a slow computer too. */
const TAB_MS = 500
/** Nobody acts on the page and then in the frame within such a time. */
const HAND_MS = 300
/** Nobody presses what has not been there for so long. */
const REACTION_MS = 250
/** As long as a press counts as a visitor's own (HTML, transient activation duration). */
const ACTIVATION_MS = 5500

export function isByVisitor(entry: Entry): boolean {
  const { now, actedAt, tabAt, isActive, isWriting, hadFocus, shownAt } = entry
  if (now - tabAt < TAB_MS) return true
  // What a screen reader presses while the focus is in a field.
  if (isWriting) return isActive === true && now - actedAt > ACTIVATION_MS
  if (!hadFocus) return true
  return isActive !== false && now - actedAt > HAND_MS && now - shownAt > REACTION_MS
}

/** Nobody is thrown out so often in such a time and still wants to go in. */
const TAKES = 3
const TAKES_MS = 400
/** While somebody writes, one letter is too many. */
const WRITING_MS = 1000

/** @param takes when the focus had to be fetched back; the last one just now */
export function isSeizing(takes: readonly number[], { now, actedAt, isWriting }: Entry): boolean {
  if (isWriting && now - actedAt < WRITING_MS) return true
  return takes.filter(at => now - at < TAKES_MS).length >= TAKES
}

const BUTTONS = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']

/** @returns whether keys may be letters there: also in what hides its fields from scripts */
export function isField(element: Element): boolean {
  if (element instanceof HTMLInputElement) return !BUTTONS.includes(element.type)
  if (element instanceof HTMLElement && element.isContentEditable) return true
  return (
    ['textarea', 'select'].includes(element.localName) ||
    (element.localName.includes('-') && !element.shadowRoot)
  )
}

/** The focus leaves one place just before it is found in another; ms. */
const SAME_TIME_MS = 100

export interface FocusGuard {
  /** The frame that is there now; nothing while there is none. */
  watch(frame: HTMLIFrameElement | undefined): void
  /** The frame shows, or is given the focus by its own element. */
  show(isEntered: boolean): void
  stop(): void
}

/**
 * @param root the shadow tree that the frame stands in
 * @param onSeized is called when the page in the frame does not leave the keyboard alone
 */
export function guardFocus(root: ShadowRoot, onSeized: () => void): FocusGuard {
  let frame: HTMLIFrameElement | undefined
  let isEntered = false
  let hadFocus = document.hasFocus()
  let [actedAt, tabAt, leftAt, shownAt] = [-Infinity, -Infinity, -Infinity, 0]
  /** Where the focus was last, and whether the shield was up then. */
  let left: { readonly place: EventTarget | undefined; readonly isShielded: boolean } | undefined
  let takes: readonly number[] = []
  let isShielded = false

  /** While somebody writes, presses on the frame are heard here first. */
  const shield = (isUp: boolean) => {
    isShielded = isUp
    if (frame) frame.style.pointerEvents = isUp ? 'none' : ''
  }
  const isOnFrame = (event: Event) =>
    frame?.parentElement != null && event.composedPath().includes(frame.parentElement)

  function look(): void {
    if (!frame || root.activeElement !== frame || isEntered) return
    const now = performance.now()
    const before = now - leftAt < SAME_TIME_MS ? left : undefined
    const entry = {
      now,
      actedAt,
      tabAt,
      isActive: isActive(),
      isWriting: before?.isShielded === true,
      hadFocus,
      shownAt,
    }
    isEntered = isByVisitor(entry)
    if (isEntered) return
    takes = [...takes.filter(at => now - at < TAKES_MS), now]
    const from = frame
    const isSeized = isSeizing(takes, entry)
    if (isSeized) onSeized()
    // Later: within the event that tells of it the browser does not yet let go of the frame.
    setTimeout(() => {
      if (!isSeized && (frame !== from || root.activeElement !== from || isEntered)) return
      from.blur()
      // Hidden, its window could still call for the focus.
      if (isSeized) unload(from)
      focusOn(before?.place)
    })
  }

  const listeners: Readonly<Record<string, (event: Event) => void>> = {
    keydown(event) {
      if (!event.isTrusted || !(event instanceof KeyboardEvent)) return
      actedAt = performance.now()
      hadFocus = true
      const isTab = event.key === 'Tab' && !event.ctrlKey && !event.altKey && !event.metaKey
      tabAt = isTab ? actedAt : -Infinity
      const [target] = event.composedPath()
      if (target instanceof Element && isField(target)) shield(true)
    },
    pointerdown(event) {
      if (!event.isTrusted) return
      hadFocus = true
      tabAt = -Infinity
      if (!isOnFrame(event)) actedAt = performance.now()
      else if (isShielded) leaveField()
    },
    pointermove(event) {
      const isTouch = event instanceof PointerEvent && event.pointerType === 'touch'
      if (!isShielded || isTouch || !event.isTrusted || !isOnFrame(event)) return
      // The hand has left the keyboard: what comes next may be a click.
      actedAt = -Infinity
      shield(false)
    },
    click(event) {
      if (event.isTrusted && isOnFrame(event)) shield(false)
    },
    focusin(event) {
      const [target] = event.composedPath()
      if (!(target instanceof Element) || target === frame) return look()
      isEntered = false
      hadFocus = true
      tabAt = -Infinity
      shield(isField(target))
    },
    focusout(event) {
      leftAt = performance.now()
      left = { place: event.composedPath()[0], isShielded }
      shield(false)
    },
    focus({ target }) {
      if (target !== window) return
      hadFocus = true
      if (root.activeElement !== frame) isEntered = false
    },
    blur({ target }) {
      if (target !== window) return
      look()
      if (root.activeElement !== frame) hadFocus = document.hasFocus()
    },
  }
  // A visitor leaves the field for the maze. The shield stays until the press is over, since all of it has to end where it began.
  function leaveField(): void {
    const focused = focusedIn(document)
    if (focused instanceof HTMLElement) focused.blur()
    left = undefined
    shield(true)
  }

  for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener, true)
  return {
    watch(next) {
      frame = next
      isEntered = false
      takes = []
      shownAt = performance.now()
      const focused = focusedIn(document)
      shield(focused !== null && isField(focused))
    },
    show(hasEntered) {
      shownAt = performance.now()
      isEntered ||= hasEntered
    },
    stop() {
      for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener, true)
    },
  }
}

/** Ends the page in a frame, whose element stays where it is. */
function unload(frame: HTMLIFrameElement): void {
  const { parentNode, nextSibling } = frame
  frame.removeAttribute('src')
  frame.remove()
  parentNode?.insertBefore(frame, nextSibling)
}

function focusOn(place: EventTarget | undefined): void {
  if (place instanceof HTMLElement || place instanceof SVGElement) place.focus({ preventScroll: true })
  else window.focus()
}

/** Through the edges of shadow trees. */
function focusedIn(root: DocumentOrShadowRoot): Element | null {
  const focused = root.activeElement
  return (focused?.shadowRoot && focusedIn(focused.shadowRoot)) ?? focused
}

/** Not known to Firefox before 120. */
function isActive(): boolean | undefined {
  const activation: unknown = Reflect.get(navigator, 'userActivation')
  if (typeof activation !== 'object' || activation === null || !('isActive' in activation)) return undefined
  return activation.isActive === true
}
