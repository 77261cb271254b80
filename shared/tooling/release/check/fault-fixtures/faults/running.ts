import { type Fault, inPage, pageWith, together, whenShown, whileRendering } from '../fixture.ts'

/** What goes wrong while a page runs, most of it in browsers only. */
export const runningFaults: readonly Fault[] = [
  {
    name: 'a page that throws in the browser only',
    edits: [whileRendering(`if (typeof window !== 'undefined') throw new Error('no experiment here')`)],
    finding: { about: 'errors', what: /\/sample[^]*mf-sample@1\.1\.0 failed: Error: no experiment here/ },
  },
  {
    name: 'an effect that throws',
    edits: [...whenShown(`throw new Error('no board')`)],
    finding: { about: 'errors', what: /fails in the browser: .*no board/ },
  },
  {
    name: 'data that loads everywhere but in the browser',
    edits: [
      pageWith(
        `load: async () => { if (typeof window !== 'undefined') throw new Error('no file'); return {} }`,
      ),
    ],
    finding: { about: 'errors', what: /After a navigation from \/\S*: .*no file/ },
  },
  {
    name: 'the time of day in the markup',
    edits: [inPage('<p>It is {Date.now()}</p>')],
    finding: {
      about: 'hydration',
      what: /renders something else than was composed.*Composed: “.*It is.*in the browser: “/,
    },
  },
  {
    name: 'a random number in the markup',
    edits: [inPage('<p>Level {Math.random()}</p>')],
    finding: { about: 'hydration', what: /renders something else than was composed/ },
  },
  {
    name: 'markup that asks where it is',
    edits: [inPage(`<p>{typeof window === 'undefined' ? 'composed' : 'alive'}</p>`)],
    finding: { about: 'hydration', what: /Composed: “.*composed.*in the browser: “.*alive/ },
  },
  {
    name: 'a word of complaint while rendering',
    edits: [whileRendering(`console.error('This board is deprecated')`)],
    finding: {
      about: 'console',
      what: /writes into the console while it is composed: This board is deprecated/,
    },
  },
  {
    name: 'a promise that fails and that nobody waits for',
    edits: [...whenShown(`void Promise.reject(new Error('no score'))`)],
    finding: { about: 'errors', what: /no score/ },
  },
  {
    name: 'a page that sets the title',
    edits: [...whenShown(`document.title = 'Play!'`)],
    finding: { about: 'title', what: /title becomes "Play!".*rule says "Sample \| Kutuhal"/ },
  },
  ...together([
    {
      name: 'a complaint in the browser',
      edits: [...whenShown(`console.error('No gamepad')`)],
      finding: { about: 'console', what: /writes an error into the console: No gamepad/ },
    },
    {
      name: 'a request to another origin',
      edits: [...whenShown(`fetch('https://scores.example/top').catch(() => undefined)`)],
      finding: { about: 'security policy', what: /blocks https:\/\/scores\.example\/top by connect-src/ },
    },
    {
      name: 'a name on the window',
      edits: [...whenShown(`Object.assign(window, { sampleGame: { level: 1 } })`)],
      finding: { about: 'globals', what: /puts sampleGame on the window/ },
    },
    {
      name: 'a change of the document around it',
      edits: [...whenShown(`document.body.style.overflow = 'hidden'`)],
      finding: { about: 'outside its page', what: /now there: <html > body style="overflow: hidden;">/ },
    },
  ]),
  ...together([
    {
      name: 'a listener that stays',
      edits: [...whenShown(`window.addEventListener('resize', () => undefined)`)],
      finding: { about: 'leak', what: /leaves listeners behind: window resize/ },
    },
    {
      name: 'a clock that runs on',
      edits: [...whenShown(`setInterval(() => undefined, 1000)`)],
      finding: { about: 'leak', what: /leaves 1 interval running/ },
    },
  ]),
]
