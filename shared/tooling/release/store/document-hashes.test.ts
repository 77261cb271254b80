import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { digestOfFolder } from './document-hashes.ts'

const root = mkdtempSync(path.join(tmpdir(), 'hashes-'))
afterAll(() => rmSync(root, { recursive: true }))

it('does not wait for a pipe that somebody has put among the files', async () => {
  const folder = path.join(root, 'with-pipe')
  mkdirSync(folder)
  execFileSync('mkfifo', [path.join(folder, 'more')])
  await expect(digestOfFolder(folder)).rejects.toThrow('more is no file')
})
