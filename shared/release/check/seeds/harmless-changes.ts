import { dataOf, importing, inPage, pageWith, whenShown, whileRendering } from './edits.ts'
import type { Seed } from './seed.ts'
import { changeRelease } from './tampering.ts'

const VIEW = 'pages/maze/MazePage.tsx'

/** What a remote's team does every day. The check must not have a word to say about it. */
export const harmlessChanges: readonly Seed[] = [
  { name: 'no change at all' },
  {
    name: 'other texts',
    edits: [
      {
        file: 'maze/english.ts',
        replace: 'Bring the robot to the lotus',
        by: 'Show the robot the way to the lotus – “quickly”',
      },
      { file: 'maze/lessons.ts', replace: 'Debugging', by: 'Finding <bugs> & mending them' },
    ],
  },
  {
    name: 'a new component',
    edits: [
      {
        file: 'components/MazeTip.tsx',
        content: `export function MazeTip() { return <aside aria-label="Tip"><p>Turn first.</p></aside> }\n`,
      },
      importing(`import { MazeTip } from '../../components/MazeTip.tsx'`),
      inPage('<MazeTip />'),
    ],
  },
  {
    name: 'a new page that no route uses yet',
    edits: [
      {
        file: 'pages/scores/page.tsx',
        content: `import { defineStaticPage } from '@kutuhal/contract'\nexport const page = defineStaticPage(() => <h1>Scores</h1>, 'Scores')\n`,
      },
      {
        file: 'remote.tsx',
        replace: 'pages: {',
        by: `pages: {\n    scores: () => import(/* webpackChunkName: "page-scores" */ './pages/scores/page.tsx'),`,
      },
    ],
  },
  {
    name: 'renamed internals',
    edits: [
      { file: VIEW, replace: 'band', by: 'wholeWidth' },
      { file: 'components/MazeLessons.tsx', replace: 'opening', by: 'beginning' },
    ],
  },
  {
    name: 'more styles',
    edits: [
      inPage(`<p css={shiny}>Shiny</p>`),
      importing(
        `const shiny = css({ color: 'var(--color-ink)', '&:hover': { opacity: 0.9 }, '@media (min-width: 40rem)': { padding: 'var(--space-4)' } })`,
      ),
    ],
  },
  {
    name: 'one more chunk, loaded on demand',
    edits: [
      { file: 'maze/hints.ts', content: `export const hint = 'Turn right first.'\n` },
      importing(`import { useState } from 'react'`),
      whileRendering(`const [hint, setHint] = useState('')`),
      inPage(
        `<button type="button" onClick={() => void import(/* webpackChunkName: "hints" */ '../../maze/hints.ts').then(it => setHint(it.hint))}>{hint || 'A hint'}</button>`,
      ),
    ],
  },
  {
    name: 'a chunk that loads as soon as the page is there',
    edits: [
      {
        file: 'components/Cheers.tsx',
        content: `export default function Cheers() { return <p>Well done!</p> }\n`,
      },
      importing(
        `import { lazy, Suspense } from 'react'\nconst Cheers = lazy(() => import('../../components/Cheers.tsx'))`,
      ),
      inPage(`{useIsHydrated() && <Suspense fallback={<p>…</p>}><Cheers /></Suspense>}`),
    ],
  },
  {
    name: 'more script within the budget',
    edits: [
      dataOf('maze/levels.ts', 12_000),
      importing(`import { levels } from '../../maze/levels.ts'`),
      inPage(`<p>{levels.indexOf('maze')}</p>`),
    ],
  },
  {
    name: 'a new dependency inside',
    edits: [
      importing(`import isEqual from 'fast-deep-equal'`),
      inPage(`<p>{isEqual([1], [1]) ? 'Same' : 'Different'}</p>`),
    ],
  },
  {
    name: 'data that takes a moment to load',
    edits: [
      pageWith(
        `load: async () => { await new Promise(resolve => setTimeout(resolve, 100)); return { level: 1 } }`,
      ),
    ],
  },
  {
    name: 'data of another shape together with its component',
    edits: [
      pageWith(
        `load: async () => ({ levels: [{ name: 'one', hint: undefined }], best: null }), component: ({ data }) => createElement(Levels, { data })`,
        `function Levels({ data }: { data: { levels: readonly { name: string; hint: string | undefined }[] } }) { return createElement('div', null, createElement(MazePage), createElement('ol', null, data.levels.map(level => createElement('li', { key: level.name }, level.name, level.hint)))) }`,
      ),
    ],
  },
  {
    name: 'an effect that cleans up after itself',
    edits: [
      ...whenShown(`const stop = new AbortController()
    const note = () => undefined
    window.addEventListener('resize', note)
    document.addEventListener('keydown', note, { capture: true, signal: stop.signal })
    const timer = setInterval(note, 1000)
    return () => { window.removeEventListener('resize', note); stop.abort(); clearInterval(timer) }`),
    ],
  },
  {
    name: 'ids that React makes',
    edits: [
      importing(`import { useId } from 'react'`),
      whileRendering('const id = useId()'),
      inPage('<label htmlFor={id}>Your name <input id={id} /></label>'),
    ],
  },
  {
    name: 'memoised parts and a context of its own',
    edits: [
      importing(`import { createContext, memo, use } from 'react'
const Level = createContext(1)
const Shown = memo(function Shown() { return <p>Level {use(Level)}</p> })`),
      inPage('<Level value={3}><Shown /></Level>'),
    ],
  },
  {
    name: 'a Suspense boundary inside the page',
    edits: [
      importing(`import { Suspense as Boundary } from 'react'`),
      inPage('<Boundary fallback={<p>…</p>}><p>Here already</p></Boundary>'),
    ],
  },
  {
    name: 'a new picture',
    edits: [
      {
        file: 'public/media/robot.svg',
        content: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><title>Robot</title></svg>',
      },
      importing(`import { assetUrl as fileUrl } from '@kutuhal/contract'`),
      inPage(
        `<img src={fileUrl(__RELEASE__, 'media/robot.svg')} srcSet={fileUrl(__RELEASE__, 'media/lotus.svg') + ' 2x'} alt="The robot" width="8" height="8" loading="lazy" />`,
      ),
    ],
  },
  {
    name: 'a drawing with a title of its own',
    edits: [inPage('<svg width="8" height="8" role="img"><title>A lotus</title><circle r="4" /></svg>')],
  },
  {
    name: 'a newer range that the shell satisfies',
    tamper: folder =>
      changeRelease(folder, release => ({
        ...release,
        shared: { ...release.shared, react: '>=19.1.0 <20', '@emotion/react/': '~11.14.0' },
      })),
  },
  {
    name: 'other words for screen readers',
    edits: [
      inPage(
        '<div role="group" aria-label="More" aria-describedby="more"><p id="more">More to come</p></div>',
      ),
    ],
  },
  {
    name: 'exports in another order',
    edits: [
      {
        file: 'remote.tsx',
        content: `import { CONTRACT, type RemoteModule } from '@kutuhal/contract'
const maze = () => import(/* webpackChunkName: "page-maze" */ './pages/maze/page.ts')
const remote: RemoteModule = { pages: { maze }, contract: CONTRACT }
export const about = 'the maze'
export { remote }
`,
      },
    ],
  },
  {
    name: 'good links of every kind',
    edits: [
      inPage(
        `<p><a href="/contact#faq">FAQ</a> <a href="/news/">News</a> <a href="#maze-lessons">Lessons</a> <a href="/blog?q=maze">Blog</a> <a href="https://scratch.mit.edu/about">Scratch</a> <a href="mailto:hello@kutuhal.example">Write</a> <a href="tel:+91790">Call</a></p>`,
      ),
    ],
  },
  {
    name: 'what only a browser knows, shown afterwards',
    edits: [
      importing(`import { useQuery } from '@kutuhal/contract'`),
      whileRendering('const [query] = useQuery()'),
      inPage(
        `<p style={useIsHydrated() ? { opacity: 0.9 } : undefined}>{useIsHydrated() ? new Date().getFullYear() : '…'} {query.get('level') ?? 'one'}</p>`,
      ),
    ],
  },
  {
    name: 'a form and a dialog of its own',
    edits: [
      inPage(
        '<details><summary>Rules</summary><p>Twenty moves.</p></details><dialog aria-label="Rules"><form method="dialog"><button>Close</button></form></dialog>',
      ),
    ],
  },
]
