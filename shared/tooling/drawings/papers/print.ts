/** `npm run lab -- papers` prints papers as PDFs tagged for screen readers. Run it after each change. */
import { mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { apps, projectRoot } from '@kutuhal/build/apps.ts'
import { openBrowser } from '../../release/check/browser/open-browser.ts'
import { designTokenStyles } from '../brand-styles.ts'
import { createPdfTypefaceStyles } from './paper-typefaces.ts'
import { findPdfDocuments, type PdfDocument } from './papers.ts'

const browser = await openBrowser()
try {
  for (const paper of apps.flatMap(findPdfDocuments)) await print(paper)
} finally {
  await browser.close()
}

async function print({ source, pdf }: PdfDocument): Promise<void> {
  const page = await browser.newPage()
  const html = await documentOf(source)
  await page.setContent(html)
  await page.addStyleTag({ content: designTokenStyles + (await createPdfTypefaceStyles(html)) })
  // A browser loads a typeface only when it draws the first letter, even from a data address.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  mkdirSync(path.dirname(pdf), { recursive: true })
  await page.pdf({ path: pdf, preferCSSPageSize: true, printBackground: true, tagged: true })
  await page.close()
  console.log(`${path.relative(projectRoot, pdf)} ${(statSync(pdf).size / 1000).toFixed(1)} kB`)
}

async function documentOf(source: string): Promise<string> {
  const made: unknown = await import(pathToFileURL(source).href)
  if (typeof made === 'object' && made !== null && 'html' in made && typeof made.html === 'string')
    return made.html
  throw new Error(
    `${path.relative(projectRoot, source)} exports no document. Let it export const html = '<!doctype html>…'.`,
  )
}
