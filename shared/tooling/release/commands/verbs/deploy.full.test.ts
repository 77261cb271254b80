import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import type { Check } from '../../deploy/prepare.ts'
import { rollBack } from '../../deploy/rollback.ts'
import type { Site } from '../../deploy/site.ts'
import { runReleaseCommandInProcess } from '../../fixtures/release-command.ts'
import { openTinySite, passes, release, versionsOf } from '../../fixtures/tiny-site.ts'
import { createTinyStoreFactory } from '../../fixtures/tiny-store.ts'
import { findFreePort } from '../../programs/local-ports.ts'
import { nextCommit, temporaryFolder } from '../../record/fixtures/test-record.ts'
import { openRecord } from '../../record/record.ts'
import { watch } from './deploy.ts'

const freshStore = createTinyStoreFactory()
const LONG_MS = 3_600_000

async function teamOf(site: Site): Promise<Site> {
  const record = await openRecord(path.join(temporaryFolder(), 'clone'), 'live', site.record.folder)
  return { ...site, record }
}

/** Starts a deployer that looks when its webhook is called, and waits until it has said what is live. */
async function startDeployer(site: Site, check: Check) {
  const [port, stop] = [await findFreePort(), new AbortController()]
  const log = jest.spyOn(console, 'log')
  const said = new Promise<void>(resolve => log.mockImplementation(() => resolve()))
  const ended = watch(site, check, { intervalMs: LONG_MS, port, signal: stop.signal })
  await Promise.race([said, ended])
  return {
    /** Runs a team's command, and calls the webhook as soon as it has committed. */
    async with<Result>(command: () => Promise<Result>): Promise<Result> {
      const committed = nextCommit(site.record)
      const result = command()
      await Promise.race([committed, result])
      await fetch(`http://127.0.0.1:${port}`, { method: 'POST' })
      return result
    },
    async close() {
      stop.abort()
      await ended
      log.mockRestore()
    },
  }
}

it('says what to do where its port is taken', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  const args = ['deploy', '--watch', '--port', String(port)]
  const { code, output } = await runReleaseCommandInProcess(freshStore(), args)
  expect([code, output]).toEqual([1, expect.stringContaining(`:${port}. Stop what listens there, or name`)])
  taken.close()
})

it('deploys what comes into the record as soon as its host calls', async () => {
  const site = await openTinySite(freshStore())
  const team = await teamOf(site)
  const deployer = await startDeployer(site, passes)
  try {
    await deployer.with(() => release(team, ['mf-one@1.1.0']))
    expect(await versionsOf(site)).toMatchObject({ 'mf-one': '1.1.0' })
    await deployer.with(() => rollBack(team, passes))
    expect(await versionsOf(site)).toMatchObject({ 'mf-one': '1.0.0' })
  } finally {
    await deployer.close()
  }
})

it('lets a rollback wait for no check, and goes on with what was checked', async () => {
  const site = await openTinySite(freshStore())
  const [team, other] = [await teamOf(site), await teamOf(site)]
  await release(site, ['mf-one@1.1.0'])
  let endCheck: () => void = () => undefined
  const checked = new Promise<void>(resolve => (endCheck = resolve))
  const deployer = await startDeployer(site, () => checked)
  try {
    const slow = deployer.with(() => release(team, ['mf-two@1.1.0']))
    await nextCommit(site.record)
    const back = await deployer.with(() => rollBack(other, passes, 'mf-one'))
    expect(back?.deployment).toMatchObject({ what: 'rollback of mf-one to 1.0.0' })
    expect(await versionsOf(site)).toMatchObject({ 'mf-one': '1.0.0', 'mf-two': '1.0.0' })
    expect(
      readFileSync(path.join(site.store.folder, 'live', '99', 'mf-one', 'index.html'), 'utf8'),
    ).toContain('<title>mf-one@1.0.0')
    endCheck()
    await slow
    expect(await versionsOf(site)).toMatchObject({ 'mf-one': '1.0.0', 'mf-two': '1.1.0' })
  } finally {
    endCheck()
    await deployer.close()
  }
})
