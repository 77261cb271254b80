import { execFileSync } from 'node:child_process'
import { linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  digestOfDocuments,
  digestOfFolder,
  writeDocumentHashes,
  findDocumentErrors,
} from './document-hashes.ts'

const root = mkdtempSync(path.join(tmpdir(), 'hashes-'))
afterAll(() => rmSync(root, { recursive: true }))

const [before, after] = [path.join(root, 'before'), path.join(root, 'after')]
const wrongIn = async (folder: string) => findDocumentErrors(folder, (await digestOfDocuments(folder)) ?? '')

it('goes on finding a document that was changed, in each generation that shares it', async () => {
  for (const folder of [before, after]) mkdirSync(folder)
  writeFileSync(path.join(before, 'index.html'), 'composed')
  await writeDocumentHashes(before)
  writeFileSync(path.join(before, 'index.html'), 'changed')
  linkSync(path.join(before, 'index.html'), path.join(after, 'index.html'))
  writeFileSync(path.join(after, '404.html'), 'its own')
  await writeDocumentHashes(after, before)

  const wrong = ['index.html has other content than was composed']
  expect(await wrongIn(before)).toEqual(wrong)
  expect(await wrongIn(after)).toEqual(wrong)
})

it('does not wait for a pipe that somebody has put among the files', async () => {
  const folder = path.join(root, 'with-pipe')
  mkdirSync(folder)
  execFileSync('mkfifo', [path.join(folder, 'more')])
  await expect(digestOfFolder(folder)).rejects.toThrow('more is no file')
})
