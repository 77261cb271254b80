import { type Fault, importing, inPage, whenShown, whileRendering } from '../fixture.ts'

const usingState = [
  importing(`import { useState } from 'react'`),
  importing(`import { useEffect } from 'react'`),
]

/** What goes wrong when somebody uses the page. */
export const interactionFaults: readonly Fault[] = [
  {
    name: 'an error on click',
    edits: [
      inPage(`<button type="button" onClick={() => { throw new Error('no level two') }}>Next level</button>`),
    ],
    finding: { about: 'errors', what: /After pressing “Next level”.*no level two/ },
  },
  {
    name: 'an alert on click',
    edits: [inPage(`<button type="button" onClick={() => alert('Done')}>Vote</button>`)],
    finding: { about: 'navigation', what: /After pressing “Vote”.*alert\(\)/ },
  },
  {
    name: 'a request elsewhere on click',
    edits: [
      inPage(
        `<button type="button" onClick={() => void fetch('https://votes.example/').catch(() => undefined)}>Vote</button>`,
      ),
    ],
    finding: { about: 'security policy', what: /After pressing “Vote”.*votes\.example/ },
  },
  {
    name: 'a window that opens on click',
    edits: [inPage(`<button type="button" onClick={() => void window.open('/contact')}>Write</button>`)],
    finding: { about: 'navigation', what: /opens a window/ },
  },
  {
    name: 'a tab of the whole browser that freezes on click',
    edits: [
      inPage(
        `<button type="button" onClick={() => { for (;;) if (performance.now() < 0) break }}>Count</button>`,
      ),
    ],
    finding: { about: 'frozen', what: /stands still/ },
  },
  {
    name: 'a keyboard trap',
    edits: [
      inPage(
        `<input aria-label="Your name" onKeyDown={event => { if (event.key === 'Tab') event.preventDefault() }} />`,
      ),
    ],
    finding: { about: 'keyboard', what: /does not get out by Tab/ },
  },
  {
    name: 'a focus that is called back',
    edits: [
      inPage(
        `<input aria-label="Your name" onBlur={event => { const field = event.currentTarget; setTimeout(() => field.focus()) }} />`,
      ),
    ],
    finding: { about: 'keyboard', what: /does not get out/ },
  },
  {
    name: 'a window in the page that nothing closes',
    edits: [
      ...usingState,
      whileRendering('const [isOpen, setOpen] = useState(false)'),
      importing(`const modal = css({ position: 'fixed', inset: 0, zIndex: 99, background: 'white' })`),
      inPage(
        `<button type="button" onClick={() => setOpen(true)}>Rules</button>{isOpen && <div role="dialog" aria-label="Rules" css={modal}>Rules</div>}`,
      ),
    ],
    finding: { about: 'keyboard', what: /neither Escape nor a button/ },
  },
  {
    name: 'a form that throws when it is empty',
    edits: [
      inPage(
        `<form onSubmit={event => { event.preventDefault(); throw new Error('no name given') }}><button>Send</button></form>`,
      ),
    ],
    finding: { about: 'errors', what: /no name given/ },
  },
  {
    name: 'a field that throws when somebody types',
    edits: [inPage(`<label>Name <input onChange={() => { throw new Error('no such name') }} /></label>`)],
    finding: { about: 'errors', what: /no such name/ },
  },
  {
    name: 'a link that dies when scripts come',
    edits: [
      ...usingState,
      whileRendering(`const [isThere, setThere] = useState(false); useEffect(() => setThere(true), [])`),
      inPage(`<a href={isThere ? '/labs/9' : '/contact'}>Ask us</a>`),
    ],
    finding: { about: 'links', what: /no page \/labs\/9/ },
  },
  {
    name: 'a link to nothing',
    edits: [inPage('<a href="#">Read more</a>')],
    finding: { about: 'links', what: /leads nowhere/ },
  },
  {
    name: 'a wheel that turns nothing',
    edits: [
      ...whenShown(
        `const hold = (event: Event) => event.preventDefault(); addEventListener('wheel', hold, { passive: false }); return () => removeEventListener('wheel', hold)`,
      ),
    ],
    finding: { about: 'unsolicited', what: /wheel/ },
  },
  {
    name: 'clicks that nobody hears any more',
    edits: [
      ...whenShown(
        `const hold = (event: Event) => event.stopImmediatePropagation(); addEventListener('click', hold, true); return () => removeEventListener('click', hold, true)`,
      ),
    ],
    finding: { about: 'occluded', what: /dead on this page/ },
  },
  {
    name: 'a question for whoever leaves',
    edits: [
      ...whenShown(
        `const hold = (event: Event) => event.preventDefault(); addEventListener('beforeunload', hold); return () => removeEventListener('beforeunload', hold)`,
      ),
      inPage('<button type="button">Go</button>'),
    ],
    finding: { about: 'navigation', what: /want to leave/ },
  },
  {
    name: 'a Back that does not lead back',
    edits: [...whenShown(`history.pushState(history.state, '')`)],
    finding: { about: 'navigation', what: /history|does not get there/ },
  },
  {
    name: 'a page that leads elsewhere by itself',
    edits: [
      ...whenShown(
        `const timer = setTimeout(() => location.assign('/contact'), 2000); return () => clearTimeout(timer)`,
      ),
    ],
    finding: { about: 'navigation', what: /leads away|adds 1 to the browser's history by itself/ },
  },
  {
    name: 'a tabindex of its own',
    edits: [inPage('<button type="button" tabIndex={1}>Me first</button>')],
    finding: { about: 'keyboard', what: /tabindex above 0/ },
  },
  {
    name: 'a button under a picture',
    edits: [
      importing(
        `const stage = css({ position: 'relative' })\nconst cover = css({ position: 'absolute', inset: 0 })`,
      ),
      inPage('<div css={stage}><button type="button">Go</button><div css={cover} /></div>'),
    ],
    finding: { about: 'occluded', what: /cannot be pressed/ },
  },
]
