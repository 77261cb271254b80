/** The functions of the in-page scripts (in-page/) that a check calls in a page, and what they return. */
export interface InPageFunctions {
  // page-watch.mjs
  arrived(path: string, timeoutMs: number, pauseMs: number): boolean
  layoutArrived(timeoutMs: number, pauseMs: number): void
  settle(pauseMs: number): void
  follow(path: string): void
  back(): void
  leave(): void
  forget(): void
  state(): PageState
  takeComplaints(): Pick<PageState, 'reports' | 'violations'>

  // text.mjs
  text(): { readonly composed: VisibleText; readonly now: VisibleText }

  // layout.mjs
  layout(): LayoutSnapshot
  looks(): {
    readonly found: Readonly<Record<string, { readonly name: string; readonly style: readonly string[] }>>
    readonly variables: readonly string[]
    readonly rules: readonly string[]
  }

  // occluded.mjs
  occluded(): { readonly occluded: readonly string[]; readonly headingUnder: string }
  overflow(): { readonly over: number; readonly cutOff: readonly string[]; readonly widest: string }

  // idle.mjs
  idle(): IdleSample

  // unsolicited.mjs
  unsolicited(): readonly string[]
  stored(): { readonly keys: readonly string[]; readonly bytes: number; readonly hasLostOthers: boolean }
  spoil(keys: readonly string[], value: string): void

  // interaction.mjs: indexes are those of the controls that `pressables` has returned
  pressables(): readonly { readonly label: string; readonly kind: 'button' | 'text' | 'select' | 'form' }[]
  aim(index: number): ClickTarget | null
  choose(index: number): void
  submit(index: number): void
  afterPress(): void
  isBlocked(): boolean
  close(): boolean
  /** For each button of the layout, by its label: whether it works. */
  opening(): Readonly<Record<string, boolean>>
  extent(): { readonly top: number; readonly height: number; readonly room: number }

  // keyboard.mjs
  stand(side: 'before' | 'after'): {
    readonly isReady: boolean
    readonly controls: number
    /** Labels of elements that Tab reaches before all others, hidden ones included. */
    readonly ordered: readonly string[]
  }
  focused(isAsked: boolean): FocusedElement

  // content.mjs
  links(): readonly { readonly label: string; readonly written: string | null }[]
  /** Addresses of all media in the page, also of those that the browser has not requested. */
  assets(): readonly string[]
  /** Addresses of pictures that the browser cannot show. */
  stretched(): readonly string[]
  /** Ids of elements in the page that the layout has too. */
  clashes(): readonly string[]
  taken(): readonly string[]

  // built-ins.mjs
  builtIns(): readonly string[]
}

export type InPageAnswer<Name extends keyof InPageFunctions> = Awaited<ReturnType<InPageFunctions[Name]>>

export interface PageState {
  readonly reports: readonly { readonly release: string; readonly message: string }[]
  readonly violations: readonly PolicyViolation[]
  /** The markup before any script ran. */
  readonly composed: { readonly outline: readonly string[]; readonly page: string }
  readonly outline: readonly string[]
  /** Markup of the remote's page. */
  readonly page: string
  readonly title: string
  readonly titles: number
  readonly headings: readonly string[]
  /** Names of global variables that browsers do not define. */
  readonly globals: readonly string[]
  /** Event listeners as target, event and capture, e.g. `window scroll false`. */
  readonly listeners: readonly string[]
  /** Number of running intervals. */
  readonly timers: number
}

export interface PolicyViolation {
  readonly directive: string
  readonly blocked: string
  readonly sample: string
  readonly source: string
}

/** Words of a page that visitors see or not, and texts that only programs should see. */
interface VisibleText {
  readonly seen: readonly string[]
  readonly hidden: readonly string[]
  readonly odd: readonly string[]
}

/** The elements outside the remote's page, and the document's custom properties. */
export interface LayoutSnapshot {
  readonly elements: Readonly<Record<string, LayoutElement>>
  readonly variables: readonly string[]
}

export interface LayoutElement {
  readonly name: string
  readonly element: string
  readonly isMarked: boolean
  /** Whether the element may differ from page to page, which the shell marks with `data-by-address`. */
  readonly isByAddress: boolean
  readonly style: readonly string[]
  readonly box: readonly number[]
}

export interface IdleSample {
  /** Duration of the longest task; ms. */
  readonly longest: number
  /** Cumulative layout shift (CLS). */
  readonly shift: number
  readonly shifted: string
  /** Whether a font of this computer stands in for a typeface that is still loading. */
  readonly hasStandIns: boolean
  /** Number of timers and animation frames that have fired so far. */
  readonly fired: number
  readonly nodes: number
  readonly requests: number
  readonly megabytes: number
  readonly scrolled: number
  readonly history: number
  readonly focus: 'body' | 'page' | 'layout'
  readonly endless: readonly string[]
}

interface ClickTarget {
  readonly x: number
  readonly y: number
  readonly isInSight: boolean
  /** Name of the element that covers the control; empty if none does. */
  readonly by: string
  readonly isInPage: boolean
}

interface FocusedElement {
  readonly number: number
  readonly where: 'nowhere' | 'page' | 'layout'
  readonly label: string
  /** Whether the element shows visibly that it has the focus. */
  readonly isSeen: boolean
  /** Whether Tab stops several times inside the element, as in a video. */
  readonly hasParts?: boolean
}
