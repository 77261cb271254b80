import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Release } from '../../../build/release.ts'
import { dataOf, importing, inPage, pageWith, whenShown, whileRendering } from './edits.ts'
import type { Seed } from './seed.ts'

const REMOTE = 'remote.tsx'
const VIEW = 'pages/maze/MazePage.tsx'

/** Mistakes that a remote's team could make, and what the check has to say of each. */
export const breaks: readonly (Seed & Required<Pick<Seed, 'finding'>>)[] = [
  {
    name: 'a page that was renamed',
    edits: [{ file: REMOTE, replace: 'maze: () =>', by: 'game: () =>' }],
    finding: { about: 'pages', what: /route \/robot-maze wants the page "maze" of mf-maze.*no page "maze"/ },
  },
  {
    name: 'a chunk that was renamed',
    edits: [{ file: REMOTE, replace: '"page-maze"', by: '"page-game"' }],
    finding: { about: 'pages', what: /no chunk "page-maze".*page-game/ },
  },
  {
    name: 'data of another shape than the component takes',
    edits: [
      pageWith(
        `load: async () => ({ stages: ['one'] }), component: ({ data }) => createElement(Levels, { data })`,
        `function Levels({ data }: any) { return createElement('ol', null, data.levels.map((level: string) => level)) }`,
      ),
    ],
    finding: { about: 'pages', what: /\/robot-maze[^]*does not compose: .*reading 'map'/ },
  },
  {
    name: 'data that is not JSON',
    edits: [pageWith(`load: async () => ({ opened: new Date(0), levels: new Map([[1, 'one']]) })`)],
    finding: { about: 'data', what: /data\.opened is a Date, data\.levels is a Map/ },
  },
  {
    name: 'a missing export',
    edits: [{ file: REMOTE, replace: 'export const remote:', by: 'export const remotes:' }],
    finding: { about: 'pages', what: /exports no `remote`/ },
  },
  {
    name: 'a second React',
    edits: [
      importing(`import { Children, useMemo } from '../../../node_modules/react/cjs/react.production.js'`),
      inPage(`<p>{useMemo(() => Children.only(<b>Twice</b>), [])}</p>`),
    ],
    finding: { about: 'second copy', what: /\.js\n.*a copy of react of its own/ },
  },
  {
    name: 'a <title> in the page',
    edits: [inPage('<title>Play!</title>')],
    finding: {
      about: 'title',
      what: /renders a <title> \("Play!"\) beside the shell's "Robot-maze \| Kutuhal"/,
    },
  },
  {
    name: 'a page that sets the title',
    edits: [...whenShown(`document.title = 'Play!'`)],
    finding: { about: 'title', what: /title becomes "Play!".*rule says "Robot-maze \| Kutuhal"/ },
  },
  {
    name: 'a list page that names its own title',
    edits: [pageWith(`title: () => 'All about mazes'`)],
    finding: { about: 'title', what: /names its own title \("All about mazes"\)/ },
  },
  {
    name: 'a page that throws while it renders',
    edits: [whileRendering(`if (css) throw new Error('no maze today')`)],
    finding: { about: 'pages', what: /does not compose: .*no maze today/ },
  },
  {
    name: 'a page that throws in the browser only',
    edits: [whileRendering(`if (typeof window !== 'undefined') throw new Error('no maze here')`)],
    finding: { about: 'errors', what: /\/robot-maze[^]*mf-maze@1\.1\.0 failed: Error: no maze here/ },
  },
  {
    name: 'an effect that throws',
    edits: [...whenShown(`throw new Error('no board')`)],
    finding: { about: 'errors', what: /fails in the browser: .*no board/ },
  },
  {
    name: 'a promise that fails and that nobody waits for',
    edits: [...whenShown(`void Promise.reject(new Error('no score'))`)],
    finding: { about: 'errors', what: /no score/ },
  },
  {
    name: 'data that does not load',
    edits: [pageWith(`load: () => Promise.reject(new Error('no levels'))`)],
    finding: { about: 'pages', what: /does not compose: Error: no levels/ },
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
    name: 'an address that it lists and does not find',
    edits: [
      pageWith(`staticParams: async () => [{}, { level: '2' }],
  load: async ({ params }) => params.level ? missingItem({ listPath: '/', title: 'No such level', text: '' }) : {}`),
    ],
    finding: { about: 'pages', what: /lists this address, but load\(\) does not find it: No such level/ },
  },
  {
    name: 'a code that fails while it is loaded',
    edits: [importing(`if (css) throw new Error('no chunk today')`)],
    finding: { about: 'pages', what: /does not get it: Error: no chunk today/ },
  },
  {
    name: 'a picture that is not there',
    edits: [
      importing(`import { assetUrl as fileUrl } from '@kutuhal/contract'`),
      inPage(`<img src={fileUrl(__RELEASE__, 'media/robot.svg')} alt="" />`),
    ],
    finding: {
      about: 'assets',
      what: /shows \/apps\/mf-maze\/1\.1\.0\/media\/robot\.svg, which no release has/,
    },
  },
  {
    name: 'a link preview whose picture is not there',
    edits: [
      pageWith(
        `facts: () => ({ picture: assetUrl(__RELEASE__, 'previews/maze.jpg') })`,
        `import { assetUrl } from '@kutuhal/contract'`,
      ),
    ],
    finding: {
      about: 'assets',
      what: /shows \/apps\/mf-maze\/1\.1\.0\/previews\/maze\.jpg, which no release has/,
    },
  },
  {
    name: 'a picture from another site',
    edits: [inPage('<img src="https://pictures.example/robot.png" alt="" />')],
    finding: { about: 'security policy', what: /blocks https:\/\/pictures\.example\/robot\.png by img-src/ },
  },
  {
    name: 'a build for another contract',
    tamper: folder => changeRelease(folder, release => ({ ...release, contract: 2 })),
    finding: { about: 'contract', what: /built for contract 2, the shell speaks 1/ },
  },
  {
    name: 'a shared package that the shell has too old',
    tamper: folder =>
      changeRelease(folder, release => ({ ...release, shared: { ...release.shared, react: '^20.0.0' } })),
    finding: { about: 'shared packages', what: /wants react \^20\.0\.0, and the shell brings 19\./ },
  },
  {
    name: 'a shared package that the shell does not bring',
    tamper: folder =>
      changeRelease(folder, release => ({ ...release, shared: { ...release.shared, 'd3/': '^7.0.0' } })),
    finding: { about: 'shared packages', what: /takes "d3\/" from the shell, which brings no such package/ },
  },
  {
    name: 'a container name that another release has',
    tamper: folder => cpSync(folder, path.join(folder, '../1.1-0'), { recursive: true }),
    finding: { about: 'name', what: /"mf_maze_1_1_0" is taken/ },
  },
  {
    name: 'a container name without its version',
    tamper: folder => changeRelease(folder, release => ({ ...release, container: 'mf_maze' })),
    finding: { about: 'name', what: /called "mf_maze".*must be "mf_maze_1_1_0"/ },
  },
  {
    name: 'a file that was changed in the store',
    tamper: folder => changeFile(folder, 'page-maze.js', code => `${code} `),
    finding: { about: 'files', what: /page-maze\.js is not what was built/ },
  },
  {
    name: 'a compressed copy that was changed in the store',
    tamper: folder => cpSync(path.join(folder, 'page-maze.js.br'), path.join(folder, 'remoteEntry.js.br')),
    finding: { about: 'files', what: /remoteEntry\.js\.br is not what was built/ },
  },
  {
    name: 'a file that is lost',
    tamper: folder => rmSync(path.join(folder, 'remote.js')),
    finding: { about: 'files', what: /remote\.js is missing from the store/ },
  },
  {
    name: 'a link that leads nowhere',
    edits: [inPage('<a href="/robot-mazes/2">The next maze</a>')],
    finding: { about: 'links', what: /links to \/robot-mazes\/2, and the site has no page/ },
  },
  {
    name: 'a link to a place that is not there',
    edits: [inPage('<a href="/contact#parking">Where to park</a>')],
    finding: { about: 'links', what: /\/contact has no element with the id "parking"/ },
  },
  {
    name: 'far too much script',
    edits: [
      dataOf('maze/levels.ts', 60_000),
      importing(`import { levels } from '../../maze/levels.ts'`),
      inPage(`<p>{levels.indexOf('maze')}</p>`),
    ],
    finding: {
      about: 'budget',
      what: /runs 7\d kB of mf-maze's scripts.*more than the 40 kB.*page-maze\.js/,
    },
  },
  {
    name: 'far too much HTML',
    edits: [
      inPage(
        `<ol>{Array.from({ length: 3000 }, (_, level) => <li key={level}>The level number {level} of the maze</li>)}</ol>`,
      ),
    ],
    finding: { about: 'budget', what: /HTML has 1\d\d kB, more than the 100 kB/ },
  },
  {
    name: 'a style attribute',
    edits: [inPage(`<p style={{ color: 'rebeccapurple' }}>Violet</p>`)],
    finding: { about: 'security policy', what: /style attribute.*color:rebeccapurple/ },
  },
  {
    name: 'a script in the page',
    edits: [inPage(`<script>{'window.play = 1'}</script>`)],
    finding: { about: 'security policy', what: /script of its own.*window\.play/ },
  },
  {
    name: 'a request to another origin',
    edits: [...whenShown(`fetch('https://scores.example/top').catch(() => undefined)`)],
    finding: { about: 'security policy', what: /blocks https:\/\/scores\.example\/top by connect-src/ },
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
    name: 'a complaint in the browser',
    edits: [...whenShown(`console.error('No gamepad')`)],
    finding: { about: 'console', what: /writes an error into the console: No gamepad/ },
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
    name: 'a page without h1',
    edits: [{ file: VIEW, replace: 'h1>', by: 'h2>' }],
    finding: { about: 'headings', what: /has no h1/ },
  },
  {
    name: 'a page with two h1',
    edits: [inPage('<h1>More mazes</h1>')],
    finding: { about: 'headings', what: /has 2 h1: "Robot Maze", "More mazes"/ },
  },
  {
    name: 'a name on the window',
    edits: [...whenShown(`Object.assign(window, { mazeGame: { level: 1 } })`)],
    finding: { about: 'globals', what: /puts mazeGame on the window/ },
  },
  {
    name: 'a change of the document around it',
    edits: [...whenShown(`document.body.style.overflow = 'hidden'`)],
    finding: { about: 'outside its page', what: /now there: <html > body style="overflow: hidden;">/ },
  },
  {
    name: 'a listener that stays',
    edits: [...whenShown(`window.addEventListener('resize', () => undefined)`)],
    finding: { about: 'left behind', what: /leaves listeners behind: window resize/ },
  },
  {
    name: 'a clock that runs on',
    edits: [...whenShown(`setInterval(() => undefined, 1000)`)],
    finding: { about: 'left behind', what: /leaves 1 interval running/ },
  },
]

function changeRelease(folder: string, change: (release: Release) => Release): void {
  changeFile(folder, 'release.json', text => JSON.stringify(change(JSON.parse(text) as Release)))
}

function changeFile(folder: string, name: string, change: (text: string) => string): void {
  const file = path.join(folder, name)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}
