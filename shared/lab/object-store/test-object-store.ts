/**
 * `npm run lab -- object-store` tests a store on a real object store, Ceph: team keys, killed daemons and
 * edges. Installs what it needs; takes minutes. Further arguments go to Jest.
 */
import { spawnSync } from 'node:child_process'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { runPlaywright } from '../../tooling/testing/run-playwright.ts'
import { createBucket, removeCeph, startCeph, type Ceph } from '../programs/ceph.ts'

const BUCKET = 'store'

const startedAt = Date.now()
const ceph = await startCeph()
if (!ceph) process.exit(1)
console.log(`Ceph answers at ${ceph.url}, ${Math.round((Date.now() - startedAt) / 1000)} s after its start.`)
try {
  process.exitCode = await test(ceph)
} finally {
  removeCeph(ceph.folder)
}
// The browser tests start their own Ceph. They are skipped if arguments name Jest tests.
if (process.exitCode === 0 && process.argv.length === 2) process.exitCode = testOnEdges()

async function test(ceph: Ceph): Promise<number> {
  await createBucket(ceph, BUCKET)
  const jest = ['node_modules/jest/bin/jest.js', '--config', 'shared/tooling/testing/jest.config.mjs']
  const files = [
    '**/store/store-contract.test.ts',
    '**/store/every-verb.full.test.ts',
    '**/commands/killed-in-objects.full.test.ts',
    '**/store/objects/**/*.test.ts',
    '**/lab/object-store/*.spec.ts',
  ]
  const { status } = spawnSync(
    process.execPath,
    [...jest, '--runInBand', ...process.argv.slice(2), ...files.flatMap(file => ['--testMatch', file])],
    {
      cwd: projectRoot,
      stdio: 'inherit',
      env: { ...process.env, STORE_ENGINE: `s3://${BUCKET}`, CEPH_FOLDER: ceph.folder, FULL_TESTS: '1' },
    },
  )
  return status ?? 1
}

function testOnEdges(): number {
  for (const tests of ['site-on-edges', 'two-edges']) {
    const code = runPlaywright(`shared/lab/object-store/${tests}/playwright.config.ts`)
    if (code !== 0) return code
  }
  return 0
}
