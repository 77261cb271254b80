/**
 * Keeps the page in a frame from taking the keyboard focus from the partner's page, which no attribute of the
 * frame can prevent. The guard moves the focus back unless the visitor clicked, tapped or pressed Tab.
 */

/** The situation at the moment when the frame gets the focus; times in ms. */
export interface FrameFocusContext {
  readonly now: number
  /** The time of the last key or press on the partner's page; the page cannot detect presses in the frame. */
  readonly actedAt: number
  /** The time of the last press of Tab, unless that press moved the focus to another element of the page. */
  readonly tabAt: number
  /** Whether the visitor has just pressed in the frame or on the page; unknown in some browsers. */
  readonly isActive: boolean | undefined
  /**
   * Whether the focus was in a text field, or in an element that may contain a text field. The shield is then
   * up, so that a mouse press does not reach the frame.
   */
  readonly isWriting: boolean
  /**
   * Whether the partner's page had the focus. If not, the visitor may reach the frame by keyboard from the
   * browser's controls.
   */
  readonly hadFocus: boolean
  readonly shownAt: number
}

/** The focus follows a press of Tab within this time, even on a slow computer; ms. */
const TAB_MS = 500
/** A visitor needs longer than this between an action on the page and an action in the frame; ms. */
const HAND_MS = 300
/** A visitor needs longer than this to press in a frame that has just appeared; ms. */
const REACTION_MS = 250
/** How long a press counts as activation by the visitor (HTML, transient activation duration); ms. */
const ACTIVATION_MS = 5500

export function isFocusByVisitor(entry: FrameFocusContext): boolean {
  const { now, actedAt, tabAt, isActive, isWriting, hadFocus, shownAt } = entry
  if (now - tabAt < TAB_MS) return true
  // Only a screen reader can press in the frame while the shield is up. The browser's activation state proves
  // such a press if the last action on the partner's page is too long ago to have caused the activation.
  if (isWriting) return isActive === true && now - actedAt > ACTIVATION_MS
  if (!hadFocus) return true
  return isActive !== false && now - actedAt > HAND_MS && now - shownAt > REACTION_MS
}

/** This many moves of the focus into the frame within TAKES_MS cannot come from a visitor. */
const TAKES = 3
const TAKES_MS = 400
/**
 * Within this time after a key in a text field, even one move of the focus counts as stealing, because the
 * next letter would be lost; ms.
 */
const WRITING_MS = 1000

/**
 * Whether the framed page takes the focus away from somebody who is using the page around it.
 * @param takes the times at which the framed page took the focus; ms
 */
export function isStealingFocus(
  takes: readonly number[],
  { now, actedAt, isWriting }: FrameFocusContext,
): boolean {
  if (isWriting && now - actedAt < WRITING_MS) return true
  return takes.filter(at => now - at < TAKES_MS).length >= TAKES
}

const BUTTONS = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']

/** @returns whether an element may take text; true for elements whose content is hidden from scripts */
export function isTextField(element: Element): boolean {
  if (element instanceof HTMLInputElement) return !BUTTONS.includes(element.type)
  if (element instanceof HTMLElement && element.isContentEditable) return true
  return (
    ['textarea', 'select'].includes(element.localName) ||
    (element.localName.includes('-') && !element.shadowRoot)
  )
}

/** Two focus events at most this far apart are one move of the focus from one element to another; ms. */
const SAME_TIME_MS = 100

export interface FocusGuard {
  /** @param frame the current frame; undefined if there is none */
  watch(frame: HTMLIFrameElement | undefined): void
  /**
   * Call this when the frame appears.
   * @param isEntered whether the code of `<robot-maze-frame>` itself is moving the focus into the frame
   */
  show(isEntered: boolean): void
  stop(): void
}

/**
 * @param root the shadow tree that contains the frame
 * @param onSeized the function to call when the page in the frame keeps taking the focus
 */
export function guardFocus(root: ShadowRoot, onSeized: () => void): FocusGuard {
  let frame: HTMLIFrameElement | undefined
  let isEntered = false
  let hadFocus = document.hasFocus()
  let [actedAt, tabAt, leftAt, shownAt] = [-Infinity, -Infinity, -Infinity, 0]
  /** The element that had the focus last, and whether the shield was up then. */
  let left: { readonly place: EventTarget | undefined; readonly isShielded: boolean } | undefined
  let takes: readonly number[] = []
  /**
   * Whether the focus is about to be moved back. One press can cause several events, but the focus is moved
   * back only once.
   */
  let isTakingBack = false
  let isShielded = false

  /**
   * Raises or lowers the shield. While the shield is up, presses on the frame go to the partner's page. The
   * shield is up while the focus is in a text field.
   */
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
    isEntered = isFocusByVisitor(entry)
    if (isEntered || isTakingBack) return
    // Just after the frame has appeared, a press may be meant for the page: move the focus back, but do not
    // count this as taking the focus.
    if (now - shownAt > REACTION_MS) takes = [...takes.filter(at => now - at < TAKES_MS), now]
    const from = frame
    isTakingBack = true
    const isSeized = isStealingFocus(takes, entry)
    if (isSeized) onSeized()
    // Wait, because browsers cannot move the focus out of the frame during the focus event itself.
    setTimeout(() => {
      isTakingBack = false
      if (!isSeized && (frame !== from || root.activeElement !== from || isEntered)) return
      from.blur()
      // Unload the page, because the window in a hidden frame could take the focus again.
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
      if (target instanceof Element && isTextField(target)) shield(true)
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
      // The visitor is moving the mouse over the frame, so let the next press reach the frame, and treat that
      // press as the visitor's.
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
      shield(isTextField(target))
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
  // Takes the focus from a text field when the visitor presses on the maze. The shield stays up until the
  // click event.
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
      shield(focused !== null && isTextField(focused))
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

/** Unloads the page in a frame, and keeps the frame's element. */
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

/** @returns the element with the focus, also inside shadow trees */
function focusedIn(root: DocumentOrShadowRoot): Element | null {
  const focused = root.activeElement
  return (focused?.shadowRoot && focusedIn(focused.shadowRoot)) ?? focused
}

/** @returns undefined in Firefox before 120, which has no `navigator.userActivation` */
function isActive(): boolean | undefined {
  const activation: unknown = Reflect.get(navigator, 'userActivation')
  if (typeof activation !== 'object' || activation === null || !('isActive' in activation)) return undefined
  return activation.isActive === true
}
