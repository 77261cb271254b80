import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { API_TYPES_FILE, TYPES_ARCHIVE_FILE, writeFederationTypes } from './standard-types.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'types-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function typesOf(source: string): Promise<string> {
  writeFileSync(path.join(folder, 'remote.tsx'), source)
  await writeFederationTypes(folder, folder)
  const { 'remote.d.ts': types = new Uint8Array() } = unzipSync(
    readFileSync(path.join(folder, TYPES_ARCHIVE_FILE)),
  )
  return strFromU8(types)
}

const remote = `import type { RemoteModule } from '@kutuhal/contract'
import { name } from './name.ts'
export const remote: RemoteModule = { pages: { [name]: () => import('./page.ts') } }`

describe('the types for hosts of others', () => {
  it('say what the container exposes, and nothing of what it is made of', async () => {
    const types = await typesOf(remote)
    expect(types).toContain('export declare const remote: RemoteModule')
    expect(types).not.toContain('./')
    expect(readFileSync(path.join(folder, API_TYPES_FILE), 'utf8')).toContain(
      `typeof import('REMOTE_ALIAS_IDENTIFIER/remote')`,
    )
  })

  it('are the same bytes whenever they are made', async () => {
    const packed = async () => {
      await typesOf(remote)
      return readFileSync(path.join(folder, TYPES_ARCHIVE_FILE))
    }
    const first = await packed()
    jest.useFakeTimers({ now: Date.parse('2030-01-01'), doNotFake: ['nextTick', 'setImmediate'] })
    const later = await packed()
    jest.useRealTimers()
    expect(later.equals(first)).toBe(true)
  })

  it('are asked for where nobody has written them down', async () => {
    await expect(typesOf(`\nexport const remote = make()`)).rejects.toThrow(
      /remote\.tsx:2 has no types for hosts of others: .*remote: RemoteModule/,
    )
  })

  it('name no file that only the app has', async () => {
    await expect(
      typesOf(`import type { Labs } from './labs.ts'\nexport const remote: Labs = {}`),
    ).rejects.toThrow(/types of \.\/labs\.ts, which no host has/)
  })
})
