import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Release } from '@kutuhal/build/release.ts'
import type { Aspect } from '../finding.ts'

/** A change to the sources of an app made for it (sample-app.ts), or to what became of them, of which it is known whether it would break the site. */
export interface Fixture {
  /** As a sentence goes on: “The check catches …”, “The check lets … pass”. */
  readonly name: string
  readonly edits?: readonly Edit[]
  /** Done to the release in the store, as nobody should. */
  readonly tamper?: Tampering
  /** What is live when it comes; otherwise the app as the template is. */
  readonly live?: Fixture
}

/** A change that would, and what the check must say of it. */
export interface Fault extends Fixture {
  readonly finding: { readonly about: Aspect; readonly what: RegExp }
}

/** One release with several breaks: the check must not stop at the first, so that its team mends all of them at once. */
export function together(gateFaults: readonly Fault[]): readonly Fault[] {
  const edits = editsOf(gateFaults)
  return gateFaults.map(single => ({ ...single, edits }))
}

/** The edits of several fixtures, each once: two may import the same. */
export function editsOf(fixtures: readonly Fixture[]): readonly Edit[] {
  const edits = fixtures.flatMap(fixture => fixture.edits ?? [])
  return [...new Map(edits.map(edit => [JSON.stringify(edit), edit])).values()]
}

/** @throws Error if one of the names is not in the list */
export function named(list: readonly Fault[], ...names: readonly string[]): readonly Fault[] {
  return names.map(name => {
    const found = list.find(each => each.name === name)
    if (found) return found
    throw new Error(`No mistake is called "${name}".`)
  })
}

/** Replaces a text, which must be there, or writes a whole file; paths from that app's folder. */
export type Edit =
  | { readonly file: string; readonly replace: string; readonly by: string }
  | { readonly file: string; readonly content: string }

/** @param folder of the release */
export type Tampering = (folder: string) => void

export interface FixtureBuild {
  readonly edits: readonly Edit[]
  /** Folder to write the build into. */
  readonly dist: string
}

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

/** A file of so many bytes, whatever its name says; or with a text of its own. */
export function madeFile(file: string, bytes: number, content = 'a'.repeat(bytes)): Edit {
  return { file, content }
}

/** Changes what a release in the store says of itself. */
export function changeRelease(folder: string, change: (release: Release) => Release): void {
  changeFile(folder, 'release.json', text => JSON.stringify(change(JSON.parse(text) as Release)))
}

/** Changes a file of a release in the store. */
export function changeFile(folder: string, name: string, change: (text: string) => string): void {
  const file = path.join(folder, name)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}
