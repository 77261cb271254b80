/**
 * An app's `papers/<name>.paper.ts` exports a document as `html`; `npm run lab -- papers` prints it as
 * `public/papers/<name>.pdf`. The PDFs are committed, so no build needs a browser.
 */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { appFolder, type App } from '@kutuhal/build/apps.ts'

export interface PdfDocument {
  readonly source: string
  readonly pdf: string
}

const ENDING = '.paper.ts'

export function findPdfDocuments(app: App): readonly PdfDocument[] {
  const folder = path.join(appFolder(app), 'papers')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter(file => file.endsWith(ENDING))
    .map(file => ({
      source: path.join(folder, file),
      pdf: path.join(appFolder(app), 'public', 'papers', `${file.slice(0, -ENDING.length)}.pdf`),
    }))
}
