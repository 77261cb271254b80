import { guardFocus, type FocusGuard } from './focus-guard.ts'
import { frameStyles } from './frame-styles.ts'

/** How long after the frame has loaded its greeting may take; ms. */
const ANSWER_TIMEOUT_MS = 1000

/**
 * The game is some 2,000 px high in a column as narrow as a watch, its table open; more than that a page in the frame only asks for
 * to push the partner's own away; CSS px.
 */
const MAX_HEIGHT = 8000

/** What stands in the shadow tree of `<robot-maze-frame>`: the partner's own content, until the maze in the frame is there. */
export class FramePlace {
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

  /** @param onSeized is called when the page in the frame does not leave the page its keyboard */
  connect(onSeized: () => void): void {
    this.#guard = guardFocus(this.#root, onSeized)
  }

  disconnect(): void {
    this.#guard?.stop()
    this.#guard = undefined
  }

  /** Without a frame. @param notice to stand above it */
  showContent(notice?: HTMLElement): void {
    this.#frame = undefined
    this.#guard?.watch(undefined)
    const slot = document.createElement('slot')
    if (!notice) this.#root.replaceChildren(slot)
    // A button that is taken out and put in again drops the focus.
    else if (notice.parentNode === this.#root) notice.nextElementSibling?.replaceWith(slot)
    else this.#root.replaceChildren(notice, slot)
  }

  /** Of a page that seizes the keyboard. @param notice to stand above the content */
  hide(notice: HTMLElement): void {
    const frame = this.#frame
    if (!frame) return
    this.#frame = undefined
    this.#guard?.watch(undefined)
    // The guard ends its page, once it has fetched the focus back: with the frame that would go, too.
    frame.style.display = 'none'
    if (!frame.previousElementSibling) frame.before(document.createElement('slot'))
    this.#root.prepend(notice)
  }

  /**
   * Loads a page, unseen as long as there is something to see in its place.
   * @param onSilence is called if the page that came was another one
   */
  open(address: string, onSilence: () => void): void {
    const frame = document.createElement('iframe')
    frame.title = 'Robot Maze'
    frame.setAttribute('sandbox', 'allow-scripts')
    frame.toggleAttribute('inert', this.#hasContent())
    frame.src = address
    // Its greeting may still be on the way.
    frame.addEventListener('load', () =>
      setTimeout(() => frame === this.#frame && onSilence(), ANSWER_TIMEOUT_MS),
    )
    this.#frame = frame
    const place = document.createElement('div')
    place.append(document.createElement('slot'), frame)
    this.#root.lastElementChild?.replaceWith(place)
    this.#guard?.watch(frame)
  }

  /**
   * Takes the content's place with the frame.
   * @param asked height of what is in it, CSS px; one that no maze has is clamped
   * @param hasFocus whether the focus goes along
   * @returns the height that it has now
   */
  show(asked: number, hasFocus: boolean): number {
    const frame = this.#frame
    const height = Math.min(asked, MAX_HEIGHT)
    if (!frame) return height
    frame.style.height = `${height}px`
    const content = frame.previousElementSibling
    if (!content) return height
    // Not the frame itself: one that is moved loads again.
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
