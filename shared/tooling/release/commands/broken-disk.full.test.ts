import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { COMMAND_LINE_PATH } from '../fixtures/release-command.ts'
import { tinyBuild } from '../fixtures/tiny-release.ts'
import { createTinyStoreFactory } from '../fixtures/tiny-store.ts'

/** Mounting a disk needs a Linux namespace. */
const trial = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', '/mnt'], { encoding: 'utf8' })
const whyNot = trial.error?.message ?? (trial.status === 0 ? undefined : trial.stderr.trim())
if (whyNot !== undefined) console.warn(`Skipped: no disk can be mounted for this test (${whyNot}).`)
const itWithDisk = whyNot === undefined ? it : it.skip

const freshStore = createTinyStoreFactory()

describe('a store', () => {
  itWithDisk(
    'on a full disk keeps the live site, says what to do, and works again once there is space',
    () => {
      const said = onSmallDisk(`
        head -c 9m /dev/zero > "$STORE/filler" 2> /dev/null
        for left in 0 6 40; do
          rm -f "$STORE/spare"; truncate -s -"$left"K "$STORE/filler"
          release promote mf-one@1.1.0 --unchecked 'in a test'; release publish mf-one --dist "$DIST"; live
        done
        rm "$STORE/filler"
        release publish mf-one --dist "$DIST"; release promote mf-one@2.0.0 --unchecked 'in a test'; live`)
      expect(
        said.match(/is full\. What is live has not changed\.\nFree some space/g)?.length,
      ).toBeGreaterThan(3)
      expect(said.match(/^served: .*$/gm)?.slice(0, -1)).toEqual(
        Array(3).fill(expect.stringContaining('mf-one@1.0.0')),
      )
      expect(said.match(/^served: .*$/gm)?.at(-1)).toContain('mf-one@2.0.0')
    },
  )

  itWithDisk(
    'on a read-only disk keeps the live site, says what to do, and works again once it can be written',
    () => {
      const said = onSmallDisk(`
        mount -o remount,ro "$STORE"
        release promote mf-one@1.1.0 --unchecked 'in a test'; release publish mf-one --dist "$DIST"; release canary mf-one@1.1.0 --percent 9 --unchecked 'in a test'; release status; live
        mount -o remount,rw "$STORE"
        release promote mf-one@1.1.0 --unchecked 'in a test'; live`)
      expect(said.match(/cannot be written [^]*?\nMake it writable/g)).toHaveLength(3)
      expect(said).toMatch(/mf-one +1\.0\.0/)
      expect(said.match(/^served: .*$/gm)).toEqual([
        expect.stringContaining('mf-one@1.0.0'),
        expect.stringContaining('mf-one@1.1.0'),
      ])
    },
  )

  itWithDisk('on a disk without hard links holds copies, and all else is the same', () => {
    // No link leads from one mount to another, even of one disk.
    const said = onSmallDisk(`
      for folder in "$STORE"/releases/mf-one/* "$STORE"/apps/mf-one/*; do mount --bind "$folder" "$folder"; done
      release publish mf-one --dist "$DIST"; release promote mf-one@2.0.0 --unchecked 'in a test'; live
      release status
      echo "linked: $(find "$STORE"/*/mf-one/2.0.0 -type f -links +1 | wc -l)"
      release rollback; live`)
    expect(said).toMatch(
      /served: .*mf-one@2\.0\.0[^]*all as they should be[^]*linked: 0[^]*served: .*mf-one@1\.0\.0/,
    )
  })
})

/** With a copy of the store on a disk of 2 MB. */
function onSmallDisk(commands: string): string {
  const disk = mkdtempSync(path.join(tmpdir(), 'disk-'))
  const script = path.join(mkdtempSync(path.join(tmpdir(), 'script-')), 'run.sh')
  writeFileSync(
    script,
    `release() { node --import tsx "$COMMAND" "$@" 2>&1; }
live() { echo "served: $(tr -d '\\n' < "$STORE/live/99/index.html")"; }
mount -t tmpfs -o size=2m none "$STORE"
cp -a "$ORIGINAL/." "$STORE"
${commands}`,
  )
  return execFileSync('unshare', ['-rm', 'sh', script], {
    cwd: projectRoot,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      STORE: disk,
      ORIGINAL: freshStore(),
      DIST: tinyBuild('mf-one', '2.0.0'),
      COMMAND: COMMAND_LINE_PATH,
    },
  })
}
