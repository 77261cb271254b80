/** Pages that name `<robot-maze-frame>`, an element of release 1.0, get the plain frame. */
import { defineElementOnce } from '../loading/define-element.ts'
import { optionNames } from '../options/options.ts'
import { version } from '../version.ts'

defineElementOnce('robot-maze-frame', ({ base }) => {
  return class extends HTMLElement {
    static readonly version = version

    connectedCallback(): void {
      const names = optionNames.filter(name => this.hasAttribute(name))
      const options = new URLSearchParams(names.map(name => [name, this.getAttribute(name) ?? '']))
      const frame = document.createElement('iframe')
      frame.setAttribute('sandbox', 'allow-scripts')
      Object.assign(frame, { title: 'Robot Maze', width: '100%', height: '1400', loading: 'lazy' })
      frame.src = `${base}frame.html#${options}`
      this.replaceChildren(frame)
    }
  }
})
