import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseDocuments, readDocuments } from './documents.ts'
import { exampleDocuments } from './fixtures/example-documents.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'documents-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function fileWith(text: string): Promise<string> {
  const file = path.join(folder, 'documents.json')
  await writeFile(file, text)
  return file
}

it('reads what was written', async () => {
  const file = await fileWith(JSON.stringify(exampleDocuments))
  expect(await readDocuments(file)).toEqual(exampleDocuments)
})

it('names the file that cannot be used, and the remedy', async () => {
  const file = await fileWith('<!doctype html>')
  await expect(readDocuments(file)).rejects.toThrow(/documents\.json cannot be used.*Compose the site again/)
  await expect(readDocuments(path.join(folder, 'missing.json'))).rejects.toThrow('missing.json')
})

const good = { url: '/about', title: 'About', description: '', sections: [{ heading: '', text: 'Hello.' }] }

it.each([
  ['a single document', good],
  ['an address elsewhere', [{ ...good, url: 'https://example.com/about' }]],
  ['an address without a path', [{ ...good, url: '//example.com' }]],
  ['a title that is no text', [{ ...good, title: 7 }]],
  ['a language that is no text', [{ ...good, language: 7 }]],
  ['a question without an answer', [{ ...good, questions: [{ asks: ['who'], says: [] }] }]],
  ['a question that is no text', [{ ...good, questions: [{ asks: [7], says: ['We.'] }] }]],
  ['no sections', [{ ...good, sections: undefined }]],
  ['a section without text', [{ ...good, sections: [{ heading: 'x' }] }]],
  ['an anchor that is no text', [{ ...good, sections: [{ heading: 'x', text: 'y', anchor: null }] }]],
])('refuses %s', (_what, value) => {
  expect(() => parseDocuments([good])).not.toThrow()
  expect(() => parseDocuments(value)).toThrow()
})
