import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import files from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readFileWithLimit, InvalidFileError } from './read-limited.ts'

const isSuperuser = process.geteuid?.() === 0
// A test becomes another user, who may be unable to enter the folder of temporary files.
const folder = mkdtempSync(path.join(isSuperuser ? '/tmp' : tmpdir(), 'limited-'))
afterAll(() => rmSync(folder, { recursive: true }))
const at = (name: string) => path.join(folder, name)

it.each<[string, (file: string) => unknown]>([
  ['is larger than it may be', file => writeFileSync(file, '12345')],
  ['is a pipe', file => execFileSync('mkfifo', [file])],
  ['leads to a device without an end', file => symlinkSync('/dev/zero', file)],
  ['leads to itself', file => symlinkSync(file, file)],
  ['leads to a folder', file => symlinkSync(folder, file)],
  // The kernel says that it has 4096 bytes, and fails to read them, as a bad disk does.
  ['fails while it is read', file => symlinkSync('/sys/class/net/lo/speed', file)],
])('reads nothing that %s', async (name, make) => {
  make(at(name))
  await expect(readFileWithLimit(at(name), name.startsWith('fails') ? 4096 : 4)).rejects.toThrow(
    InvalidFileError,
  )
})

it('names a file that a bad disk does not even open', async () => {
  const error = Object.assign(new Error('EIO: i/o error, open'), { code: 'EIO' })
  const opening = jest.spyOn(files, 'open').mockRejectedValueOnce(error)
  const read = readFileWithLimit(at('file'), 4)
  await expect(read).rejects.toThrow(InvalidFileError)
  await expect(read).rejects.toThrow(`${at('file')} cannot be read (Error: EIO`)
  opening.mockRestore()
})

it('reads nothing of files that a link to /proc shows', async () => {
  symlinkSync('/proc/self/environ', at('process'))
  expect(await readFileWithLimit(at('process'), 1000)).toHaveLength(0)
})

it('reads nothing that others have closed', async () => {
  mkdirSync(at('closed'))
  writeFileSync(at('closed/file'), '')
  chmodSync(folder, 0o755)
  chmodSync(at('closed'), 0)
  // The superuser can read everything.
  if (isSuperuser) process.seteuid?.(65534)
  try {
    await expect(readFileWithLimit(at('closed/file'), 4)).rejects.toThrow(InvalidFileError)
  } finally {
    if (isSuperuser) process.seteuid?.(0)
    chmodSync(at('closed'), 0o755)
  }
})

it('reads what is as large as it may be, and nothing where nothing is', async () => {
  writeFileSync(at('file'), '1234')
  expect(String(await readFileWithLimit(at('file'), 4))).toBe('1234')
  expect(await readFileWithLimit(at('none'), 4)).toBeUndefined()
  expect(await readFileWithLimit(at('file/below'), 4)).toBeUndefined()
})
