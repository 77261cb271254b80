/** Tests that every program reports a wrong setting by its name when it starts. */
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { isFullTestRun } from '@kutuhal/testing/full-tests.ts'

const run = promisify(execFile)

const START = 'shared/tooling/release/working-tree/start.ts'
const DEV = 'shared/tooling/release/working-tree/dev.ts'
const VERB = 'shared/tooling/release/commands/command-line.ts'
const OBJECTS = { STORE: 's3://bucket/prefix', AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9' }
const edge = ['edge', 'edge', '--host', 'a.example', '--certificate', 'c.pem', '--key', 'k.pem']

type Row = readonly [
  script: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  RegExp,
]

/** `npm test` tests one setting. */
const quick: readonly Row[] = [
  [VERB, ['nginx', '~/nginx', ...edge.slice(2)], {}, /The folder needs a path .* not "~\/nginx"/],
]

const full: readonly Row[] = [
  [DEV, [], { PORT: '3000x' }, /PORT=3000x is no port number/],
  [DEV, ['mf-maze', 'mf-labs'], {}, /mf-labs/],
  [
    DEV,
    [],
    { PORT: '4790', STORE: 'https://objects.example' },
    /The store "https:\/\/objects\.example" is neither/,
  ],
  [START, ['--nginx'], { PORT: '70000' }, /PORT=70000 is no port number/],
  [START, [], { PORT: '4790', STORE: '~/store' }, /The store "~\/store" is neither a folder nor/],
  [
    VERB,
    ['status'],
    { ...OBJECTS, STORE_COPY: 's3://bucket/prefix' },
    /STORE_COPY=s3:\/\/bucket\/prefix is no folder/,
  ],
  [
    VERB,
    ['status'],
    { ...OBJECTS, AWS_REGION: 'evil.example/' },
    /AWS_REGION=evil\.example\/ is no name of a region/,
  ],
  [VERB, ['status'], { ...OBJECTS, STORE_ADDRESSING: 'host' }, /STORE_ADDRESSING is "host"/],
  [VERB, ['reports', '--store', ''], {}, /The store "" is neither/],
  [
    VERB,
    ['reports'],
    { REPORTS_HOST: 'http://127.0.0.1' },
    /REPORTS_HOST: a host, without a port|REPORTS_HOST/,
  ],
  [VERB, [...edge, '--gateway', 'https://gateway'], OBJECTS, /The gateway https:\/\/gateway is no server/],
  [VERB, ['packages', '--registry', 'registry.example'], {}, /--registry needs the address of a registry/],
  ['shared/lab/load/load-run.ts', ['https://www.example.org'], {}, /is not on this computer/],
]

it.each([...quick, ...(isFullTestRun ? full : [])])(
  '%s %j refuses %j',
  async (script, args, settings, words) => {
    const file = path.join(projectRoot, script)
    const started = run(process.execPath, ['--import', 'tsx', file, ...args], {
      cwd: projectRoot,
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...settings },
    })
    await expect(started).rejects.toMatchObject({ stderr: expect.stringMatching(words) as string })
  },
)
