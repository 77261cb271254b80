/**
 * A monitor, one or more stores (OSDs) and the object store's gateway, without an orchestrator or
 * authentication between daemons: for tests, reachable from this computer only.
 */
import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { CreateBucketCommand, PutBucketPolicyCommand, S3Client } from '@aws-sdk/client-s3'
import { ensureProgram } from '@kutuhal/release/programs/debian-program.ts'
import { findFreePort, isPortInUse } from '@kutuhal/release/programs/local-ports.ts'

const run = promisify(execFile)

/** With their Debian packages. */
const programs = {
  'ceph-mon': 'ceph-mon',
  'ceph-osd': 'ceph-osd',
  radosgw: 'radosgw',
  ceph: 'ceph-common',
} as const

/** Of the virtual disk, whose file grows with its content; bytes. */
const SIZE = 4 * 2 ** 30

/** The gateway first creates its pools. */
const START_MS = 90_000

export type CephDaemon = 'mon' | `osd.${number}` | 'gateway'

export interface Ceph {
  readonly folder: string
  readonly url: string
  /** May make buckets. */
  readonly owner: CephUser
}

export interface CephUser {
  readonly name: string
  readonly accessKey: string
  readonly secretKey: string
}

/**
 * @param osds object storage daemons; each keeps all data
 * @returns undefined if Ceph cannot be installed; the reason is printed
 */
export async function startCeph(osds = 1): Promise<Ceph | undefined> {
  const isThere = Object.entries(programs).every(([name, debianPackage]) =>
    ensureProgram({ name, debianPackage }),
  )
  if (!isThere) return undefined
  const folder = mkdtempSync(path.join(tmpdir(), 'ceph-'))
  const [monitorPort, port] = [await findFreePort(), await findFreePort()]
  const cluster = randomUUID()
  const monitor = `[v2:127.0.0.1:${monitorPort}/0]`
  for (const name of ['mon', 'gateway']) mkdirSync(path.join(folder, name))
  writeFileSync(path.join(folder, 'keyring'), '')
  writeFileSync(path.join(folder, 'ceph.conf'), configuration(folder, cluster, monitor, port, osds))
  const map = path.join(folder, 'monmap')
  await run('monmaptool', ['--create', '--addv', 'a', monitor, '--fsid', cluster, map])
  await run('ceph-mon', [...configured(folder), '-i', 'a', '--mkfs', '--monmap', map])
  startCephDaemon(folder, 'mon')
  for (let number = 0; number < osds; number += 1) await addOsd(folder, number)
  // This also creates the pools, which the store needs before it can hold data.
  const owner = await addCephUser(folder, 'owner')
  const ceph = { folder, url: `http://127.0.0.1:${port}`, owner }
  await startCephGateway(ceph)
  return ceph
}

async function addOsd(folder: string, number: number): Promise<void> {
  const store = randomUUID()
  mkdirSync(path.join(folder, `osd.${number}`))
  await run('ceph', [...configured(folder), '--connect-timeout', '30', 'osd', 'new', store])
  await run('ceph-osd', [...configured(folder), '-i', String(number), '--mkfs', '--osd-uuid', store])
  startCephDaemon(folder, `osd.${number}`)
}

/** Has access only to what a bucket policy allows. */
export async function addCephUser(folder: string, name: string): Promise<CephUser> {
  const user = { name, accessKey: name, secretKey: `${name}-${randomUUID()}` }
  await run('radosgw-admin', [
    ...[...configured(folder), 'user', 'create', '--uid', name, '--display-name', name],
    ...['--access-key', user.accessKey, '--secret-key', user.secretKey],
  ])
  return user
}

/**
 * It belongs to the owner, whose access keys this process uses from now on.
 * @returns environment variables for other processes that use the bucket
 */
export async function createBucket({ url, owner }: Ceph, bucket: string): Promise<Record<string, string>> {
  const environment = {
    AWS_ENDPOINT_URL_S3: url,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: owner.accessKey,
    AWS_SECRET_ACCESS_KEY: owner.secretKey,
  }
  Object.assign(process.env, environment)
  await withClient(client => client.send(new CreateBucketCommand({ Bucket: bucket })))
  return environment
}

/**
 * With the access keys of this process.
 * @param policy as JSON
 */
export async function setBucketPolicy(bucket: string, policy: string): Promise<void> {
  await withClient(client => client.send(new PutBucketPolicyCommand({ Bucket: bucket, Policy: policy })))
}

async function withClient(work: (client: S3Client) => Promise<unknown>): Promise<void> {
  const client = new S3Client({ forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' })
  await work(client)
  client.destroy()
}

/** When its port answers, the store is ready. */
export async function startCephGateway({ folder, url }: Omit<Ceph, 'owner'>): Promise<void> {
  startCephDaemon(folder, 'gateway')
  const end = Date.now() + START_MS
  while (!(await isPortInUse(Number(new URL(url).port)))) {
    if (Date.now() > end)
      throw new Error(`Ceph's gateway does not answer at ${url}. What it says: ${folder}/*.log`)
    await delay(100)
  }
}

export function startCephDaemon(folder: string, daemon: CephDaemon): void {
  const [program, ...args] = commandOf(daemon)
  const log = openSync(path.join(folder, `${daemon}.out`), 'a')
  const child = spawn(program ?? '', [...configured(folder), ...args, '-f'], { stdio: ['ignore', log, log] })
  writeFileSync(pidFile(folder, daemon), String(child.pid))
  child.unref()
}

function commandOf(daemon: CephDaemon): readonly string[] {
  if (daemon === 'mon') return ['ceph-mon', '-i', 'a']
  if (daemon === 'gateway') return ['radosgw', '-n', 'client.gateway']
  return ['ceph-osd', '-i', daemon.slice('osd.'.length)]
}

/** And their data. */
export function removeCeph(folder: string): void {
  for (const file of readdirSync(folder).filter(name => name.endsWith('.pid'))) {
    try {
      process.kill(Number(readFileSync(path.join(folder, file), 'utf8')), 'SIGKILL')
    } catch {
      // The daemon never started, or has ended.
    }
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

const pidFile = (folder: string, daemon: CephDaemon): string => path.join(folder, `${daemon}.pid`)

const configured = (folder: string): string[] => ['-c', path.join(folder, 'ceph.conf')]

function configuration(folder: string, cluster: string, monitor: string, port: number, osds: number): string {
  const parties = ['mon client', 'mon cluster', 'mon service', 'cluster', 'service', 'client']
  return `[global]
fsid = ${cluster}
mon host = ${monitor}
public addr = 127.0.0.1
cluster addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
${parties.map(party => `ms ${party} mode = crc`).join('\n')}
osd crush chooseleaf type = 0
osd pool default size = ${osds}
osd pool default min size = ${osds > 1 ? osds - 1 : 1}
mon osd min down reporters = 1
osd pool default pg num = 8
osd pool default pg autoscale mode = off
mon allow pool size one = true
osd objectstore = bluestore
bluestore block size = ${SIZE}
run dir = ${folder}
log file = ${folder}/$name.log
admin socket = ${folder}/$name.$pid.asok
mon data = ${folder}/mon
osd data = ${folder}/osd.$id
keyring = ${folder}/keyring

[client.gateway]
rgw frontends = beast endpoint=127.0.0.1:${port}
rgw data = ${folder}/gateway
`
}
