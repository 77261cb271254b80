import { optionNames, readOptions, type OptionName, type Options, type Theme } from './options.ts'
import { warnOnce } from './warnings.ts'

/** What the element and the iframe's element have in common: options as attributes and as properties. */
export abstract class OptionElement extends HTMLElement {
  static readonly observedAttributes: readonly string[] = optionNames

  get theme(): Theme {
    return this.options.theme
  }
  set theme(theme: Theme) {
    this.#set('theme', theme)
  }

  /** Empty where the page's accent, or ours, is used. */
  get accent(): string {
    return this.options.accent ?? ''
  }
  set accent(accent: string) {
    this.#set('accent', accent)
  }

  get sound(): boolean {
    return this.options.hasSound
  }
  set sound(hasSound: boolean) {
    this.#set('sound', hasSound ? '' : null)
  }

  /** Empty where the language's own word is used. */
  get resetLabel(): string {
    return this.options.resetLabel ?? ''
  }
  set resetLabel(label: string) {
    this.#set('reset-label', label)
  }

  get options(): Options {
    return this.#read().options
  }

  /** Reads the options, and tells whoever wrote the page about those that cannot be used. */
  protected checkedOptions(): Options {
    const { options, complaints } = this.#read()
    for (const complaint of complaints) warnOnce(`<${this.localName}>: ${complaint}`)
    return options
  }

  /** What a script set before this element was defined hides the property of the same name: it is set again, through it. */
  protected takeOverEarlyProperties(): void {
    for (const name of ['theme', 'accent', 'sound', 'resetLabel', 'lang'] as const) {
      if (!Object.hasOwn(this, name)) continue
      const early: unknown = Reflect.get(this, name)
      Reflect.deleteProperty(this, name)
      Reflect.set(this, name, early)
    }
  }

  #read() {
    return readOptions(
      name => this.getAttribute(name),
      text => CSS.supports('color', text),
    )
  }

  #set(name: OptionName, value: string | null | undefined): void {
    if (value === null || value === undefined) this.removeAttribute(name)
    else this.setAttribute(name, value)
  }
}
