import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { SITE_FILES } from '@kutuhal/release/store/store.ts'

export interface ComposedDocument {
  readonly path: string
  readonly html: string
  readonly document: HTMLElement
}

export interface WorkingTreeSite {
  readonly pages: readonly ComposedDocument[]
  readonly notFound: ComposedDocument
  /** Returns the text of one of the site's files that are not pages, such as the sitemap. */
  file(name: string): string
  /** Returns the file of an address such as `/apps/shell/1.0.0/favicon.svg`; undefined if there is none. */
  releaseFile(address: string): string | undefined
  /** Path of the file with the assistant's knowledge. */
  readonly documents: string
}

/**
 * Composes the real site from the working tree. This function is synchronous, for test files that need the
 * pages before they declare their tests. Builds only changed apps.
 */
export function composeWorkingTreeSite(): WorkingTreeSite {
  const folder = findComposedFolder()
  const read = (file: string, address: string): ComposedDocument => {
    const html = readFileSync(path.join(folder, file), 'utf8')
    return {
      path: address,
      html,
      document: parse(html, { blockTextElements: { script: true, style: true } }),
    }
  }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const pages = files.filter(file => path.basename(file) === 'index.html')
  return {
    pages: pages.map(file => read(file, `/${path.dirname(file)}`.replace(/^\/\.$/, '/'))),
    notFound: read('404.html', '/nowhere'),
    documents: path.join(folder, 'documents.json'),
    file: name => readFileSync(path.join(folder, SITE_FILES, name), 'utf8'),
    releaseFile(address) {
      const file = path.join(folder, '..', '..', address)
      return address.startsWith('/apps/') && existsSync(file) ? file : undefined
    },
  }
}

/** Returns the folder of the composed site. Composes once in a run of tests, since it takes 4 s each time. */
function findComposedFolder(): string {
  const run = process.env['TEST_RUN']
  const note = run === undefined ? undefined : path.join(tmpdir(), `composed-in-${run}`)
  const known = note !== undefined && existsSync(note) && readFileSync(note, 'utf8')
  if (known) return known
  const script = path.join(projectRoot, 'shared/tooling/testing/releases/print-composed-site.ts')
  const folder = execFileSync(process.execPath, ['--import', 'tsx', script], {
    cwd: projectRoot,
    encoding: 'utf8',
  }).trim()
  if (note !== undefined) writeFileSync(note, folder)
  return folder
}
