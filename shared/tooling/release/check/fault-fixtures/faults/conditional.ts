import { type Fault, importing, inPage, whenShown, whileRendering } from '../fixture.ts'

/** What only some visitors meet. */
export const conditionalFaults: readonly Fault[] = [
  {
    name: 'an error with something behind the address',
    edits: [...whenShown(`if (location.search) throw new Error('no such query')`)],
    finding: { about: 'errors', what: /no such query/ },
  },
  {
    name: 'an error in another language',
    edits: [
      ...whenShown(
        `const greeting = { en: 'Hello', de: 'Hallo' }[navigator.language.slice(0, 2)]; if (!greeting.length) return`,
      ),
    ],
    finding: { about: 'errors', what: /In Hindi/ },
  },
  {
    name: 'a date in the time zone of the visitor',
    edits: [inPage(`<p>{new Date(Date.UTC(2025, 5, 18)).toLocaleDateString()}</p>`)],
    finding: { about: 'hydration', what: /renders something else/ },
  },
  {
    name: 'an error on a narrow window',
    edits: [...whenShown(`if (innerWidth < 600) throw new Error('no room')`)],
    finding: { about: 'errors', what: /no room/ },
  },
  {
    name: 'an error on a second visit',
    edits: [
      ...whenShown(
        `const last = localStorage.getItem('sample.last'); if (last) throw new Error('no second time'); localStorage.setItem('sample.last', '1')`,
      ),
    ],
    finding: { about: 'console', what: /no second time/ },
  },
  {
    name: 'trust in what an earlier release has stored',
    edits: [
      ...whenShown(
        `const { levels } = JSON.parse(localStorage.getItem('sample.state') ?? '{"levels":[]}'); levels.map(String)`,
      ),
    ],
    finding: { about: 'errors', what: /second visit/ },
  },
  {
    name: 'an error where storage is switched off',
    edits: [...whenShown(`localStorage.setItem('sample.seen', 'yes')`)],
    finding: { about: 'console', what: /Storage is switched off/ },
  },
  {
    name: 'data that is slow in the browser',
    edits: [
      {
        file: 'pages/sample/page.ts',
        content: `import { createElement } from 'react'\nimport { definePage } from '@kutuhal/contract'\nimport { SamplePage } from './SamplePage.tsx'\nexport const page = definePage({ component: () => createElement(SamplePage), description: () => 'Experiments', load: async () => { if (typeof window !== 'undefined') await new Promise(resolve => setTimeout(resolve, 4500)); return {} } })\n`,
      },
    ],
    finding: { about: 'navigation', what: /takes \d s to appear/ },
  },
  {
    name: 'stored words in the first rendering',
    edits: [
      importing(`import { useState } from 'react'`),
      whileRendering(
        `const [name] = useState(() => typeof window === 'undefined' ? 'you' : localStorage.getItem('sample.name') ?? 'you')`,
      ),
      ...whenShown(`localStorage.setItem('sample.name', 'Ada')`),
      inPage('<p>Hello {name}</p>'),
    ],
    finding: { about: 'hydration', what: /second visit/ },
  },
]
