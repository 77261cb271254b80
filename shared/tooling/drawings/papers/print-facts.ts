/** Runs as a child process of pdf-facts.ts: the PDF reader is an ES module, which Jest cannot load. */
import { readFile } from 'node:fs/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import type { PdfProperties } from './pdf-facts.ts'

const [, , file = ''] = process.argv
const pdf = await getDocumentProxy(new Uint8Array(await readFile(file)))
const [{ text }, { info }, marks, page] = await Promise.all([
  extractText(pdf, { mergePages: true }),
  pdf.getMetadata(),
  pdf.getMarkInfo(),
  pdf.getPage(1),
])
const said = new Map<string, unknown>(Object.entries(info))
const [left = 0, bottom = 0, right = 0, top = 0] = page.view
const facts: PdfProperties = {
  pages: pdf.numPages,
  width: Math.round(right - left),
  height: Math.round(top - bottom),
  title: String(said.get('Title')),
  language: String(said.get('Language')),
  isTagged: marks?.Marked === true,
  letters: text.replace(/\s/g, ''),
}
process.stdout.write(JSON.stringify(facts))
