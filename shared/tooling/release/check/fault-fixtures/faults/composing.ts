import { type Fault, importing, pageWith, whileRendering } from '../fixture.ts'

const REMOTE = 'remote.tsx'

/** What keeps a page from being composed. */
export const composingFaults: readonly Fault[] = [
  {
    name: 'a page that was renamed',
    edits: [{ file: REMOTE, replace: 'sample: () =>', by: 'example: () =>' }],
    finding: {
      about: 'pages',
      what: /route \/sample wants the page "sample" of mf-sample.*no page "sample"/,
    },
  },
  {
    name: 'a chunk that was renamed',
    edits: [{ file: REMOTE, replace: '"page-sample"', by: '"page-example"' }],
    finding: { about: 'pages', what: /no chunk "page-sample".*page-example/ },
  },
  {
    name: 'a missing export',
    edits: [{ file: REMOTE, replace: 'export const remote:', by: 'export const remotes:' }],
    finding: { about: 'pages', what: /exports no `remote`/ },
  },
  {
    name: 'data of another shape than the component takes',
    edits: [
      pageWith(
        `load: async () => ({ steps: ['one'] }), component: ({ data }) => createElement(Levels, { data })`,
        `function Levels({ data }: { data: { levels: readonly string[] } }) { return createElement('ol', null, data.levels.map(level => level)) }`,
      ),
    ],
    finding: { about: 'pages', what: /\/sample[^]*does not compose: .*reading 'map'/ },
  },
  {
    name: 'data that is not JSON',
    edits: [pageWith(`load: async () => ({ opened: new Date(0), levels: new Map([[1, 'one']]) })`)],
    finding: { about: 'data', what: /data\.opened is a Date, data\.levels is a Map/ },
  },
  {
    name: 'data that does not load',
    edits: [pageWith(`load: () => Promise.reject(new Error('no levels'))`)],
    finding: { about: 'pages', what: /does not compose: Error: no levels/ },
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
    name: 'a page that throws while it renders',
    edits: [whileRendering(`if (css) throw new Error('no experiment today')`)],
    finding: { about: 'pages', what: /does not compose: .*no experiment today/ },
  },
  {
    name: 'a code that fails while it is loaded',
    edits: [importing(`if (css) throw new Error('no chunk today')`)],
    finding: { about: 'pages', what: /does not get it: Error: no chunk today/ },
  },
]
