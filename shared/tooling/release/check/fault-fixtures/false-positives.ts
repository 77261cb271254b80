import { falsePositiveVisits } from './false-positive-visits.ts'
import {
  changeRelease,
  dataOf,
  importing,
  inPage,
  type Fixture,
  pageWith,
  VIEW,
  whenShown,
  whileRendering,
} from './fixture.ts'

const usingIsHydrated = importing(`import { useIsHydrated } from '@kutuhal/contract'`)

/** What a remote's team does every day. The check must not have a word to say about it. */
export const falsePositives: readonly Fixture[] = [
  { name: 'no change at all' },
  {
    name: 'other texts',
    edits: [
      {
        file: 'content/introduction.html',
        replace: 'A good experiment',
        by: 'A good experiment – a “quick” one –',
      },
      { file: 'experiments/experiments.ts', replace: 'A bridge of paper', by: 'Bridges of <paper> & straws' },
    ],
  },
  {
    name: 'a new component',
    edits: [
      {
        file: 'components/Tip.tsx',
        content: `export function Tip() { return <aside aria-label="Tip"><p>Guess first.</p></aside> }\n`,
      },
      importing(`import { Tip } from '../../components/Tip.tsx'`),
      inPage('<Tip />'),
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
      { file: 'components/ExperimentList.tsx', replace: 'small', by: 'fine' },
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
      { file: 'experiments/hints.ts', content: `export const hint = 'Guess first.'\n` },
      importing(`import { useState } from 'react'`),
      whileRendering(`const [hint, setHint] = useState('')`),
      inPage(
        `<button type="button" onClick={() => void import(/* webpackChunkName: "hints" */ '../../experiments/hints.ts').then(it => setHint(it.hint))}>{hint || 'A hint'}</button>`,
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
      usingIsHydrated,
      inPage(`{useIsHydrated() && <Suspense fallback={<p>…</p>}><Cheers /></Suspense>}`),
    ],
  },
  {
    name: 'more script within the budget',
    edits: [
      dataOf('experiments/results.ts', 12_000),
      importing(`import { results } from '../../experiments/results.ts'`),
      inPage(`<p>{results.indexOf('lemon')}</p>`),
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
        `function Levels({ data }: { data: { levels: readonly { name: string; hint: string | undefined }[] } }) { return createElement('div', null, createElement(SamplePage), createElement('ol', null, data.levels.map(level => createElement('li', { key: level.name }, level.name, level.hint)))) }`,
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
        file: 'public/media/balloon.svg',
        content: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><title>Balloon</title></svg>',
      },
      importing(`import { assetUrl as fileUrl } from '@kutuhal/contract'`),
      inPage(
        `<img src={fileUrl(__RELEASE__, 'media/balloon.svg')} srcSet={fileUrl(__RELEASE__, 'media/straw.svg') + ' 2x'} alt="The balloon" width="8" height="8" loading="lazy" />`,
      ),
    ],
  },
  {
    name: 'a drawing with a title of its own',
    edits: [inPage('<svg width="8" height="8" role="img"><title>A coin</title><circle r="4" /></svg>')],
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
        content: `import type { RemoteModule } from '@kutuhal/contract'
const sample = () => import(/* webpackChunkName: "page-sample" */ './pages/sample/page.ts')
const remote: RemoteModule = { pages: { sample } }
export const about = 'experiments'
export { remote }
`,
      },
    ],
  },
  {
    name: 'good links of every kind',
    edits: [
      inPage(
        `<p><a href="/contact#main">Contact</a> <a href="/contact/">Write</a> <a href="#sample-experiments">Experiments</a> <a href="/contact?about=experiments">Ask</a> <a href="https://scratch.mit.edu/about">Scratch</a> <a href="mailto:hello@kutuhal.example">Mail</a> <a href="tel:+91790">Call</a></p>`,
      ),
    ],
  },
  {
    name: 'what only a browser knows, shown afterwards',
    edits: [
      usingIsHydrated,
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
  ...falsePositiveVisits,
]
