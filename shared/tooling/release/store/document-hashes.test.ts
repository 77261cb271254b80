import { linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  digestOfDocuments,
  digestOfFolder,
  writeDocumentHashes,
  findDocumentErrors,
} from './document-hashes.ts'
import { MAX_CONCURRENT_FILES } from './find-wrong-files.ts'

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

it('reads only some files of a folder at once, since a process may open only some', async () => {
  const folder = path.join(root, 'many')
  mkdirSync(folder)
  for (let number = 0; number < 200; number++) writeFileSync(path.join(folder, `${number}.json`), '')
  let [reading, most] = [0, 0]
  const readFile = jest.spyOn(fs, 'readFile').mockImplementation(async () => {
    most = Math.max(most, (reading += 1))
    await new Promise(resolve => setImmediate(resolve))
    reading -= 1
    return Buffer.from('')
  })
  await digestOfFolder(folder)
  expect(readFile).toHaveBeenCalledTimes(200)
  readFile.mockRestore()
  expect(most).toBe(MAX_CONCURRENT_FILES)
})
