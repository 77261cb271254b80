import { type Fault, importing, inPage, whenShown } from '../fixture.ts'

const usingGlobal = importing(`import { Global } from '@emotion/react'`)
const globally = (styles: string) => [usingGlobal, inPage(`<Global styles={${styles}} />`)]

/** What belongs to all pages, changed by one. */
export const sharedFaults: readonly Fault[] = [
  {
    name: 'a hidden header',
    edits: globally(`{ header: { display: 'none' } }`),
    finding: { about: 'layout', what: /looks different/ },
  },
  {
    name: 'a hidden footer',
    edits: globally(`{ footer: { visibility: 'hidden' } }`),
    finding: { about: 'layout', what: /looks different/ },
  },
  {
    name: 'links in another colour everywhere',
    edits: globally(`{ a: { color: 'hotpink !important' } }`),
    finding: { about: 'layout', what: /looks different/ },
  },
  {
    name: 'larger type for the whole document',
    edits: globally(`{ html: { fontSize: 20 } }`),
    finding: { about: 'layout', what: /looks different/ },
  },
  {
    name: 'another value of a colour that all use',
    edits: globally(`{ ':root': { '--color-ink-soft': 'red' } }`),
    finding: { about: 'styles of others', what: /other values/ },
  },
  {
    name: 'a rule that stays when the page has gone',
    edits: [
      ...whenShown(
        `const sheet = new CSSStyleSheet(); sheet.replaceSync('blockquote { letter-spacing: 3px }'); document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]`,
      ),
    ],
    finding: { about: 'styles of others', what: /a rule for blockquote stays/ },
  },
  {
    name: 'a patched fetch',
    edits: [...whenShown(`const before = window.fetch; window.fetch = (...args) => before(...args)`)],
    finding: { about: 'built-ins', what: /window\.fetch/ },
  },
  {
    name: 'a new method of all lists',
    edits: [
      ...whenShown(
        `Object.defineProperty(Array.prototype, 'last', { configurable: true, value() { return this.at(-1) } })`,
      ),
    ],
    finding: { about: 'built-ins', what: /Array\.prototype\.last/ },
  },
  {
    name: 'a patched JSON',
    edits: [
      ...whenShown(
        `const before = JSON.stringify; JSON.stringify = ((...args: Parameters<typeof before>) => before(...args)) as typeof before`,
      ),
    ],
    finding: { about: 'built-ins', what: /JSON\.stringify/ },
  },
  {
    name: 'a patched console',
    edits: [...whenShown(`console.error = () => undefined`)],
    finding: { about: 'built-ins', what: /console\.error/ },
  },
  {
    name: 'a patched history',
    edits: [
      ...whenShown(
        `const before = history.pushState; history.pushState = (...args) => before.apply(history, args)`,
      ),
    ],
    finding: { about: 'built-ins', what: /history\.pushState/ },
  },
  {
    name: 'a storage emptied for everybody',
    edits: [...whenShown(`localStorage.clear()`)],
    finding: { about: 'storage', what: /removes what others keep/ },
  },
  {
    name: 'a scroll lock that stays',
    edits: [...whenShown(`return () => { document.body.style.overflow = 'hidden' }`)],
    finding: { about: 'outside its page', what: /After leaving/ },
  },
  {
    name: 'an element in the body that stays',
    edits: [...whenShown(`return () => document.body.append(document.createElement('section'))`)],
    finding: { about: 'outside its page', what: /After leaving/ },
  },
  {
    name: 'frames that run on after the page',
    edits: [...whenShown(`const draw = () => { requestAnimationFrame(draw) }; draw()`)],
    finding: { about: 'leak', what: /run on/ },
  },
  {
    name: 'an error after the page has gone',
    edits: [
      ...whenShown(`return () => void setTimeout(() => { throw new Error('no board any more') }, 300)`),
    ],
    finding: { about: 'errors', what: /no board any more/ },
  },
  {
    name: 'an id that the layout has',
    edits: [inPage('<p id="main">More</p>')],
    finding: { about: 'outside its page', what: /ids that the layout has: main/ },
  },
]
