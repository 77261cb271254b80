import { type Fault, importing, inPage, VIEW, whenShown, whileRendering } from '../fixture.ts'

const usingState = [
  importing(`import { useState } from 'react'`),
  importing(`import { useEffect } from 'react'`),
]
const later = (code: string, ms: number) =>
  whenShown(`const timer = setTimeout(() => { ${code} }, ${ms}); return () => clearTimeout(timer)`)

/** What goes wrong a while after the page has come. */
export const delayedFaults: readonly Fault[] = [
  {
    name: 'a page that stands still at once',
    edits: [...whenShown(`for (;;) if (performance.now() < 0) break`)],
    finding: { about: 'frozen', what: /stands still/ },
  },
  {
    name: 'a page that freezes after three seconds',
    edits: [...later(`for (;;) if (performance.now() < 0) break`, 3000)],
    finding: { about: 'frozen', what: /stands still/ },
  },
  {
    name: 'a page that is busy for three seconds',
    edits: [...later(`const end = performance.now() + 3000; while (performance.now() < end);`, 3000)],
    finding: { about: 'frozen', what: /in one piece/ },
  },
  {
    name: 'a late error',
    edits: [...later(`throw new Error('no score yet')`, 5000)],
    finding: { about: 'errors', what: /no score yet/ },
  },
  {
    name: 'a jump of 600 px',
    edits: [
      ...usingState,
      whileRendering(
        `const [height, setHeight] = useState(0); useEffect(() => { const timer = setTimeout(() => setHeight(600), 1500); return () => clearTimeout(timer) }, [])`,
      ),
      { file: VIEW, replace: '<>\n', by: '<>\n      <div style={height ? { height } : undefined} />\n' },
    ],
    finding: { about: 'shift', what: /layout shift/ },
  },
  {
    name: 'a list that grows and grows',
    edits: [
      ...usingState,
      whileRendering(
        `const [count, setCount] = useState(0); useEffect(() => { const timer = setInterval(() => setCount(n => n + 10), 300); return () => clearInterval(timer) }, [])`,
      ),
      inPage(`<ul>{Array.from({ length: count }, (_, n) => <li key={n}>Row</li>)}</ul>`),
    ],
    finding: { about: 'leak', what: /grows while nobody/ },
  },
  {
    name: 'a question asked every second',
    edits: [
      ...whenShown(
        `const timer = setInterval(() => void fetch(location.href), 500); return () => clearInterval(timer)`,
      ),
    ],
    finding: { about: 'requests', what: /again and again/ },
  },
  {
    name: 'an overlay that comes late',
    edits: [
      ...usingState,
      importing(`const veil = css({ position: 'fixed', inset: 0, zIndex: 1000, background: 'white' })`),
      whileRendering(
        `const [isThere, setThere] = useState(false); useEffect(() => { const timer = setTimeout(() => setThere(true), 3000); return () => clearTimeout(timer) }, [])`,
      ),
      inPage(`{isThere && <div css={veil}>Subscribe!</div>}`),
    ],
    finding: { about: 'occluded', what: /lies on the layout/ },
  },
  {
    name: 'a title that changes late',
    edits: [...later(`document.title = 'Come back!'`, 3000)],
    finding: { about: 'title', what: /Come back!/ },
  },
]
