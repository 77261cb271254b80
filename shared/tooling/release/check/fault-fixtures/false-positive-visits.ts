import { type Edit, importing, inPage, madeFile, type Fixture, whenShown } from './fixture.ts'

const style = (name: string, css: string) => importing(`const ${name} = css(${css})`)

/** A component of its own beside the page, in the page. */
function component(name: string, code: string): readonly Edit[] {
  return [
    { file: `components/${name}.tsx`, content: code },
    importing(`import { ${name} } from '../../components/${name}.tsx'`),
    inPage(`<${name} />`),
  ]
}

/** What looks, moves or answers in a new way, and is as it should be: the audit must not have a word to say about it. */
export const falsePositiveVisits: readonly Fixture[] = [
  {
    name: 'a modal dialog that Escape closes',
    edits: component(
      'Rules',
      `import { useRef } from 'react'
export function Rules() {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <div>
      <button type="button" onClick={() => dialog.current?.showModal()}>The rules</button>
      <dialog ref={dialog} aria-label="The rules">
        <p>Guess first.</p>
        <button type="button" onClick={() => dialog.current?.close()}>Close the rules</button>
      </dialog>
    </div>
  )
}
`,
    ),
  },
  {
    name: 'a form that answers',
    edits: component(
      'Vote',
      `import { useState } from 'react'
export function Vote() {
  const [message, setMessage] = useState('')
  return (
    <form noValidate onSubmit={event => { event.preventDefault(); const name = new FormData(event.currentTarget).get('name'); setMessage(name ? 'Thank you!' : 'Please give your name.') }}>
      <label>Your first name <input name="name" required autoComplete="given-name" /></label>
      <label>Favourite <select name="which"><option value="">Choose</option><option>Lemons</option><option>Rockets</option></select></label>
      <button>Vote</button>
      <p role="status">{message}</p>
    </form>
  )
}
`,
    ),
  },
  {
    name: 'a clock in a live region',
    edits: component(
      'Clock',
      `import { useEffect, useState } from 'react'
export function Clock() {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds(count => count + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  return <p role="timer" aria-live="off">{seconds} s</p>
}
`,
    ),
  },
  {
    name: 'an animation for those who like it',
    edits: [
      importing(`import { keyframes as frames } from '@emotion/react'
const swing = frames({ '50%': { transform: 'rotate(3deg)' } })
const swinging = css({ '@media (prefers-reduced-motion: no-preference)': { animation: \`\${swing} 4s infinite\` } })`),
      inPage('<p css={swinging}>A rocket on its string</p>'),
    ],
  },
  {
    name: 'storage used with care',
    edits: [
      ...whenShown(`try {
      const kept: unknown = JSON.parse(localStorage.getItem('mf-sample.visits') ?? '0')
      localStorage.setItem('mf-sample.visits', String(typeof kept === 'number' ? kept + 1 : 1))
    } catch {
      try { localStorage.removeItem('mf-sample.visits') } catch { return }
    }`),
    ],
  },
  {
    name: 'a wide table that scrolls inside itself',
    edits: [
      style('scrolling', `{ overflowX: 'auto' }`),
      style('wideTable', `{ width: 1400 }`),
      inPage(
        `<div css={scrolling} role="region" aria-label="Results" tabIndex={0}><table css={wideTable}><thead><tr><th>Lemons</th><th>Volts</th></tr></thead><tbody><tr><td>4</td><td>3.6</td></tr></tbody></table></div>`,
      ),
    ],
  },
  {
    name: 'a film that waits to be started',
    edits: [
      madeFile('public/media/film.mp4', 40_000),
      importing(`import { assetUrl as filmUrl } from '@kutuhal/contract'`),
      inPage(
        `<video controls preload="none" width="320" height="180" aria-label="A lemon battery, without words"><source src={filmUrl(__RELEASE__, 'media/film.mp4')} type="video/mp4" /></video>`,
      ),
    ],
  },
  {
    name: 'a page that is much longer',
    edits: [
      inPage(
        `{Array.from({ length: 60 }, (_, number) => <p key={number}>Experiment number {number}: guess, try, and change one thing.</p>)}`,
      ),
    ],
  },
  {
    name: 'other colours inside the page',
    edits: [
      style(
        'night',
        `{ background: '#1b1464', color: '#fff', padding: '2rem', '& a': { color: '#ffe08a' } }`,
      ),
      inPage(
        '<div css={night}><h2>By night</h2><p>Look at the stars, and <a href="/contact">tell us</a>.</p></div>',
      ),
    ],
  },
  {
    name: 'something that sticks below the header',
    edits: [
      style('sticking', `{ position: 'sticky', top: 'var(--header-height)', zIndex: 1, background: '#fff' }`),
      inPage('<div><p css={sticking}>Contents</p><p>And so on.</p></div>'),
    ],
  },
  {
    name: 'tabs',
    edits: component(
      'Tabs',
      `import { useState, type KeyboardEvent } from 'react'
const names = ['Lemons', 'Bridges']
export function Tabs() {
  const [open, setOpen] = useState(0)
  const move = ({ key }: KeyboardEvent) => { if (key === 'ArrowRight' || key === 'ArrowLeft') setOpen(1 - open) }
  return (
    <div>
      <div role="tablist" aria-label="Kinds" onKeyDown={move}>
        {names.map((name, index) => (
          <button key={name} type="button" role="tab" id={\`tab-\${index}\`} aria-controls={\`panel-\${index}\`} aria-selected={index === open} tabIndex={index === open ? 0 : -1} onClick={() => setOpen(index)}>{name}</button>
        ))}
      </div>
      {names.map((name, index) => (
        <div key={name} role="tabpanel" id={\`panel-\${index}\`} aria-labelledby={\`tab-\${index}\`} hidden={index !== open} tabIndex={0}>All about {name}, in some more words than before.</div>
      ))}
    </div>
  )
}
`,
    ),
  },
  {
    name: 'a search in the page',
    edits: component(
      'Search',
      `import { useState } from 'react'
const all = ['lemon', 'nail', 'coin', 'wire']
export function Search() {
  const [text, setText] = useState('')
  const found = all.filter(each => each.includes(text))
  return (
    <div>
      <label>Find a thing <input type="search" value={text} onChange={event => setText(event.target.value)} /></label>
      <ul>{found.map(each => <li key={each}>{each}</li>)}</ul>
      {found.length === 0 && <p>Nothing found. <button type="button" onClick={() => setText('')}>Show all</button></p>}
    </div>
  )
}
`,
    ),
  },
  {
    name: 'a button that copies',
    edits: component(
      'Copy',
      `import { useState } from 'react'
export function Copy() {
  const [said, setSaid] = useState('')
  const copy = () => navigator.clipboard.writeText(location.href).then(() => setSaid('Copied.'), () => setSaid('Please copy it yourself.'))
  return <p><button type="button" onClick={() => void copy()}>Copy the address</button> <span role="status">{said}</span></p>
}
`,
    ),
  },
  {
    name: 'a canvas that is drawn while it is there',
    edits: component(
      'Drawing',
      `import { useEffect, useRef } from 'react'
export function Drawing() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let frame = 0
    const draw = (time: number) => {
      canvas.current?.getContext('2d')?.fillRect(time % 300, 10, 2, 2)
      frame = requestAnimationFrame(draw)
    }
    frame = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(frame)
  }, [])
  return <canvas ref={canvas} width="300" height="60" role="img" aria-label="A line that grows" />
}
`,
    ),
  },
  {
    name: 'a popover of its own',
    edits: [
      inPage(
        '<div><button type="button" popoverTarget="sample-hint">A small hint</button><div id="sample-hint" popover="auto"><p>Guess first.</p></div></div>',
      ),
    ],
  },
  {
    name: 'code that speaks of undefined',
    edits: [inPage('<p>In JavaScript <code>let level</code> is <code>undefined</code> at first.</p>')],
  },
  {
    name: 'a date in words that are the same everywhere',
    edits: [
      inPage(
        `<p><time dateTime="2025-06-18">{new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date('2025-06-18'))}</time></p>`,
      ),
    ],
  },
  {
    name: 'a list that grows when somebody wants it to',
    edits: component(
      'More',
      `import { useState } from 'react'
export function More() {
  const [count, setCount] = useState(3)
  return <div><ul>{Array.from({ length: count }, (_, index) => <li key={index}>Idea {index + 1}</li>)}</ul><button type="button" onClick={() => setCount(count + 10)}>More ideas</button></div>
}
`,
    ),
  },
  {
    name: 'a photo of a usual size',
    edits: [
      madeFile(
        'public/media/photo.svg',
        0,
        `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><!--${'x'.repeat(120_000)}--></svg>`,
      ),
      importing(`import { assetUrl as photoUrl } from '@kutuhal/contract'`),
      inPage(
        `<img src={photoUrl(__RELEASE__, 'media/photo.svg')} alt="Four lemons in a row" width="400" height="300" loading="lazy" />`,
      ),
    ],
  },
  {
    name: 'links to the top, to the parts and far away',
    edits: [
      inPage(
        `<ul><li><a href="#main">Back to the top</a></li><li><a href="https://www.nasa.gov/" target="_blank" rel="noreferrer">NASA (another window)</a></li><li><a href="/robot-maze">The maze</a></li></ul>`,
      ),
    ],
  },
  {
    name: 'a list of small links in a text',
    edits: [
      inPage(
        '<p>See <a href="/news">news</a>, <a href="/blog">blog</a> and <a href="/about">about us</a>, all in one line of text.</p>',
      ),
    ],
  },
  {
    name: 'a listener for keys that only listens',
    edits: [
      ...whenShown(`const hear = (event: KeyboardEvent) => { if (event.key === '?') event.preventDefault() }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)`),
    ],
  },
  {
    name: 'a question before typed words are lost',
    edits: component(
      'Diary',
      `import { useEffect, useState } from 'react'
export function Diary() {
  const [text, setText] = useState('')
  useEffect(() => {
    if (text === '') return
    const ask = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [text])
  return <label>What happened? <textarea value={text} onChange={event => setText(event.target.value)} /></label>
}
`,
    ),
  },
  {
    name: 'the address remembers what was chosen',
    edits: component(
      'Level',
      `import { useQuery } from '@kutuhal/contract'
export function Level() {
  const [query, setQuery] = useQuery()
  return <p>Level {query.get('level') ?? 'one'} <button type="button" onClick={() => setQuery({ level: 'two' })}>Level two</button></p>
}
`,
    ),
  },
]
