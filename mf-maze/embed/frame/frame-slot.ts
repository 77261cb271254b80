import { guardFocus, type FocusGuard } from '../focus-guard.ts'

/** The frame's height in CSS px until the maze reports its height. */
const FIRST_HEIGHT = 900

/**
 * How long to wait for a maze's handshake message after the frame has loaded: in steps, since a browser that
 * was busy would end one long wait before it handles the message; ms.
 */
const ANSWER_STEP_MS = 100
const ANSWER_STEPS = 10

/**
 * The largest height in CSS px. In the narrowest column the game is about 2,000 px high. A page that asks for
 * much more would push the partner's content away.
 */
const MAX_HEIGHT = 8000

/** The shadow tree of `<robot-maze-frame>`. It shows the partner's own content until the maze is ready. */
export class FrameShadowTree {
  readonly #host: HTMLElement
  readonly #root: ShadowRoot
  #frame: HTMLIFrameElement | undefined
  #guard: FocusGuard | undefined

  constructor(host: HTMLElement, root: ShadowRoot) {
    this.#host = host
    this.#root = root
    root.adoptedStyleSheets.push(frameStyles())
  }

  get frame(): HTMLIFrameElement | undefined {
    return this.#frame
  }

  /** @param onSeized the function to call when the page in the frame keeps taking the focus */
  connect(onSeized: () => void): void {
    this.#guard = guardFocus(this.#root, onSeized)
  }

  disconnect(): void {
    this.#guard?.stop()
    this.#guard = undefined
  }

  /** Shows the partner's content instead of a frame. @param notice a message to show above the content */
  showContent(notice?: HTMLElement): void {
    this.#frame = undefined
    this.#guard?.watch(undefined)
    const slot = document.createElement('slot')
    if (!notice) this.#root.replaceChildren(slot)
    // Keep the notice in place, because a button that is removed and inserted again loses the focus.
    else if (notice.parentNode === this.#root) notice.nextElementSibling?.replaceWith(slot)
    else this.#root.replaceChildren(notice, slot)
  }

  /**
   * Hides the frame of a page that keeps taking the focus.
   * @param notice a message to show above the content
   */
  hide(notice: HTMLElement): void {
    const frame = this.#frame
    if (!frame) return
    this.#frame = undefined
    this.#guard?.watch(undefined)
    // Do not remove the frame yet, or the focus is lost. The guard moves the focus, then unloads the page.
    frame.style.display = 'none'
    if (!frame.previousElementSibling) frame.before(document.createElement('slot'))
    this.#root.prepend(notice)
  }

  /**
   * Loads a page into a frame. The frame stays hidden while there is content to show in its place.
   * @param onSilence the function to call if the loaded page sends no handshake message in time
   */
  open(address: string, onSilence: () => void): void {
    const frame = document.createElement('iframe')
    frame.title = 'Robot Maze'
    frame.setAttribute('sandbox', 'allow-scripts')
    frame.toggleAttribute('inert', this.#hasContent())
    frame.src = address
    let steps = 0
    const waitForAnswer = () => {
      if (frame !== this.#frame) return
      if (steps++ < ANSWER_STEPS) setTimeout(waitForAnswer, ANSWER_STEP_MS)
      else onSilence()
    }
    // Wait after the load event, because the handshake message may arrive after that event.
    frame.addEventListener('load', waitForAnswer)
    this.#frame = frame
    const place = document.createElement('div')
    place.append(document.createElement('slot'), frame)
    this.#root.lastElementChild?.replaceWith(place)
    this.#guard?.watch(frame)
  }

  /**
   * Replaces the partner's content with the frame.
   * @param asked the height that the framed page asks for in CSS px; limited to what a maze can need
   * @param hasFocus whether the frame gets the focus
   * @returns the frame's height, CSS px
   */
  show(asked: number, hasFocus: boolean): number {
    const frame = this.#frame
    const height = Math.min(asked, MAX_HEIGHT)
    if (!frame) return height
    frame.style.height = `${height}px`
    const content = frame.previousElementSibling
    if (!content) return height
    // Keep the frame where it is, and remove what is around it: a frame that is moved reloads.
    content.remove()
    while (this.#root.firstElementChild !== frame.parentElement) this.#root.firstElementChild?.remove()
    frame.removeAttribute('inert')
    this.#guard?.show(hasFocus)
    if (hasFocus) frame.focus()
    return height
  }

  #hasContent(): boolean {
    return this.#host.childElementCount > 0 || this.#host.textContent.trim() !== ''
  }
}

/**
 * The styles of the shadow tree. Until the maze is ready, the fallback content is visible, and the frame lies
 * invisibly over the content. `::before` gives the element a preferred width, as in maze.css.
 */
const rules = `
  :host { display: block }
  :host([hidden]) { display: none }
  :host::before { content: '. .'; display: block; height: 0; overflow: hidden; visibility: hidden; white-space: normal; word-spacing: 40rem }
  div { position: relative; min-height: 2rem }
  iframe { display: block; width: 100%; height: ${FIRST_HEIGHT}px; border: 0; color-scheme: normal }
  iframe[inert] { position: absolute; inset: 0; height: 100%; opacity: 0 }
`

let sheet: CSSStyleSheet | undefined

/** One style sheet for all frames of a page, because policies may forbid inline styles. */
function frameStyles(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
  }
  return sheet
}
