import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { digestOfDocuments, DOCUMENT_HASHES, writeDocumentHashes } from '../store/document-hashes.ts'
import { SourceError } from '../store/file-writer.ts'
import { wrongDocuments } from '../store/wrong-documents.ts'
import { linkUnchangedDocuments, writeLinkedHashes } from './linked-documents.ts'

let root: string
let before: string
let after: string

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'shared-'))
  ;[before, after] = [path.join(root, 'before'), path.join(root, 'after')]
  for (const folder of [before, path.join(before, 'news/2'), after]) mkdirSync(folder, { recursive: true })
  write(before, 'plan.json', 'of before')
  write(before, 'news/2/index.html', 'composed')
  write(before, 'news/2/index.html.br', 'composed, compressed')
  await writeDocumentHashes(before)
  write(after, 'plan.json', 'of its own')
})

afterEach(() => rmSync(root, { recursive: true }))

const write = (folder: string, name: string, text: string) => writeFileSync(path.join(folder, name), text)
const share = async () => writeLinkedHashes(after, await linkUnchangedDocuments(before, after))
const hashesIn = (folder: string) => readFileSync(path.join(folder, DOCUMENT_HASHES), 'utf8')

describe('a generation that shows every page as the one before', () => {
  it('has their documents, and hashes as if somebody had looked at each', async () => {
    await share()
    expect(readFileSync(path.join(after, 'news/2/index.html.br'), 'utf8')).toBe('composed, compressed')
    expect(readFileSync(path.join(after, 'plan.json'), 'utf8')).toBe('of its own')
    const quick = hashesIn(after)
    await writeDocumentHashes(after)
    expect(quick).toBe(hashesIn(after))
  })

  it('goes on finding a document that was changed', async () => {
    write(before, 'news/2/index.html', 'changed')
    await share()
    const wrong = await wrongDocuments(after, (await digestOfDocuments(after)) ?? '')
    expect(wrong).toContain('news/2/index.html has other content than was composed')
  })

  it.each([
    ['is gone', () => rmSync(path.join(before, 'news/2/index.html'))],
    ['was put there by somebody', () => write(before, 'news/planted.html', 'Buy now.')],
    ['has a copy without it', () => write(before, 'news/planted.html.gz', 'Buy now.')],
    ['has no hash', () => rmSync(path.join(before, DOCUMENT_HASHES))],
  ])('is composed again if a document %s', async (_, harm) => {
    harm()
    await expect(share()).rejects.toThrow(SourceError)
  })
})
