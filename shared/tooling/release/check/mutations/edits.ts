import type { Edit } from './mutation.ts'

const PAGE = 'pages/sample/page.ts'

/** The component of the page that every mutation shows in. */
export const VIEW = 'pages/sample/SamplePage.tsx'

/** Something more in the page, behind everything else. */
export function inPage(markup: string): Edit {
  return { file: VIEW, replace: '</section>', by: `</section>\n      ${markup}` }
}

/** Code that runs whenever the page is rendered. */
export function whileRendering(code: string): Edit {
  return {
    file: VIEW,
    replace: 'export function SamplePage() {',
    by: `export function SamplePage() {\n  ${code}`,
  }
}

/** Code that runs when the page has appeared; it may return what to do when it goes. */
export function whenShown(code: string): readonly Edit[] {
  return [whileRendering(`useEffect(() => { ${code} }, [])`), importing(`import { useEffect } from 'react'`)]
}

export function importing(line: string): Edit {
  return {
    file: VIEW,
    replace: `import { css } from '@emotion/react'`,
    by: `import { css } from '@emotion/react'\n${line}`,
  }
}

/** The page with a definition of its own instead of a static one. */
export function pageWith(definition: string, imports = ''): Edit {
  return {
    file: PAGE,
    content: `import { createElement } from 'react'
import { definePage, missingItem } from '@kutuhal/contract'
import { SamplePage } from './SamplePage.tsx'
${imports}
void missingItem
export const page = definePage({
  component: () => createElement(SamplePage),
  description: () => 'Experiments',
  load: async () => ({}),
  ${definition}
})
`,
  }
}

/** A module with a text of so many bytes that no compression makes smaller; always the same. */
export function dataOf(file: string, bytes: number): Edit {
  let state = 1
  const letter = () => {
    state = (state * 48271) % 2147483647
    return 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'[state % 64] ?? ''
  }
  // Six of eight bits of each letter carry something.
  const text = Array.from({ length: Math.round((bytes * 8) / 6) }, letter).join('')
  return { file, content: `export const results = '${text}'\n` }
}
