import { execFileSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { mapConcurrently } from '../store/files/map-concurrently.ts'
import { startReleaseCommand, type CommandResult } from '../fixtures/release-command.ts'
import { tinyBuild } from '../fixtures/tiny-release.ts'
import { copyStore, createTinyStoreFactory } from '../fixtures/tiny-store.ts'
import { verifyReleaseFiles, verifySiteInFolder } from '../fixtures/verify-folder-site.ts'

const killer = path.join(projectRoot, 'shared/tooling/release/fixtures/kill-at.mjs')

const freshStore = createTinyStoreFactory()

/** A dozen commands, one after the other. */
jest.setTimeout(600_000)

describe('a command that is killed', () => {
  it('promote leaves a whole site, and the next run succeeds', async () => {
    const args = ['promote', 'mf-one@1.1.0']
    await mapConcurrently(await momentsOf(args, 12), 2, async moment => {
      const store = freshStore()
      expect(await killed(store, args, moment)).toMatchObject({ code: undefined })
      await expect(verifySiteInFolder(store)).resolves.toContainEqual(
        expect.stringMatching(/^mf-one@1\.[01]\.0$/),
      )
      const { code, output } = await startReleaseCommand(store, args)
      expect({ moment, code, output }).toMatchObject({ code: 0 })
      await expect(verifySiteInFolder(store)).resolves.toContain('mf-one@1.1.0')
      rmSync(store, { recursive: true })
    })
  })

  it('publish stores a release whole or not at all, and the next run succeeds', async () => {
    const args = ['publish', 'mf-one', '--dist', tinyBuild('mf-one', '2.0.0')]
    await mapConcurrently(await momentsOf(args, 8), 2, async moment => {
      const store = freshStore()
      await killed(store, args, moment)
      const { output } = await startReleaseCommand(store, args)
      expect(`at ${moment}: ${output}`).toMatch(/Published|published already/)
      await verifyReleaseFiles(path.join(store, 'releases', 'mf-one', '2.0.0'))
      rmSync(store, { recursive: true })
    })
  })

  it('gc goes on where it was killed', async () => {
    const before = freshStore()
    for (const version of ['1.1.0', '1.2.0'])
      await startReleaseCommand(before, ['promote', `mf-one@${version}`])
    // What is younger than a day stays.
    execFileSync('find', [before, '-exec', 'touch', '--no-dereference', '--date=@0', '{}', '+'])
    const args = ['gc', '--keep', '1']
    await mapConcurrently(await momentsOf(args, 5, copyStore(before)), 2, async moment => {
      const store = copyStore(before)
      await killed(store, args, moment)
      await expect(verifySiteInFolder(store)).resolves.toContain('mf-one@1.2.0')
      expect(await startReleaseCommand(store, args)).toMatchObject({ code: 0 })
      await expect(verifySiteInFolder(store)).resolves.toContain('mf-one@1.2.0')
      expect(readdirSync(path.join(store, 'sites'))).toHaveLength(1)
      rmSync(store, { recursive: true })
    })
  })
})

function killed(store: string, args: readonly string[], moment: number): Promise<CommandResult> {
  return startReleaseCommand(store, args, { preloads: [killer], environment: { KILL_AT: String(moment) } })
}

/**
 * Counts the changes that a command makes on the disk.
 * @returns `count` numbers of changes, evenly spread, at which tests kill the command
 */
async function momentsOf(args: readonly string[], count: number, store?: string): Promise<Set<number>> {
  const { output } = await startReleaseCommand(store ?? freshStore(), args, { preloads: [killer] })
  const last = Number(/changes: (\d+)/.exec(output)?.[1])
  return new Set(
    Array.from({ length: count }, (_, place) => 1 + Math.round((place * (last - 1)) / (count - 1))),
  )
}
