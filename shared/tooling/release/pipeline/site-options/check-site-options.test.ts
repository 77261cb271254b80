import { readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { emptyStore } from '../../fixtures/composed.ts'
import { tinyBuild } from '../../fixtures/tiny-release.ts'
import { firstPlan, planWith } from '../../store/plan.ts'
import { publish } from '../../store/store.ts'
import { VerifiedPlan } from '../../store/trust/view.ts'
import { listAppsForOriginCheck, findGatewayProblems, findOriginProblems } from './check-site-options.ts'

const store = emptyStore()
let server: Server
/** The text that the test server sends instead of the script; undefined to send the script itself. */
let instead: string | undefined
let headers: Record<string, string>
/** Whether the test server sends its answer again and again, and how many bytes it has sent. */
let isEndless = false
let sentBytes = 0

beforeAll(async () => {
  await publish(store, tinyBuild('mf-one', '1.0.0'))
  server = createServer(({ url = '' }, answer) => {
    answer.writeHead(200, headers)
    const content = instead ?? readFileSync(path.join(store.folder, url))
    if (!isEndless) return void answer.end(content)
    const more = () => {
      while (!answer.destroyed && answer.write(content)) sentBytes += content.length
    }
    answer.on('drain', more)
    more()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})

beforeEach(() => {
  instead = undefined
  headers = { 'access-control-allow-origin': '*' }
})

afterAll(() => {
  server.close()
  rmSync(store.folder, { recursive: true })
})

function origin(): string {
  const address = server.address()
  return `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`
}

async function problems(): Promise<string[]> {
  const plan = firstPlan({ 'mf-one': '1.0.0' }, undefined, { 'mf-one': origin() })
  return findOriginProblems(await VerifiedPlan.of(store, plan), 'mf-one')
}

it('lets an app move to where its release is', async () => {
  expect(await problems()).toEqual([])
})

it('lets no app move to where other scripts have the same names', async () => {
  instead = 'alert(1)'
  expect(await problems()).toContainEqual(expect.stringMatching(/remoteEntry.js is not what was released/))
})

it('does not read on where a script never ends', async () => {
  isEndless = true
  instead = 'x'.repeat(100_000)
  expect(await problems()).toContainEqual(expect.stringMatching(/remoteEntry.js is not what was released/))
  isEndless = false
  // What the buffers of the connections hold is sent without being read.
  expect(sentBytes).toBeLessThan(100_000_000)
})

it('lets no app move to where pages of the site may not read it', async () => {
  headers = {}
  expect(await problems()).toContainEqual(expect.stringMatching(/needs Access-Control-Allow-Origin/))
})

const live = firstPlan({ shell: '1.0.0', 'mf-one': '1.0.0', 'mf-two': '1.0.0' }, undefined, {
  'mf-one': 'https://one.example.org',
})

it('looks for an app where it is to come from', () => {
  expect(listAppsForOriginCheck(undefined, live)).toEqual(['mf-one'])
  expect(listAppsForOriginCheck(live, live)).toEqual([])
  expect(
    listAppsForOriginCheck(live, { ...live, origins: { 'mf-one': 'https://other.example.org' } }),
  ).toEqual(['mf-one'])
})

it('looks again whether a new release of it is there already', () => {
  expect(listAppsForOriginCheck(live, planWith(live, { 'mf-one': '1.1.0' }))).toEqual(['mf-one'])
  expect(listAppsForOriginCheck(live, planWith(live, { 'mf-two': '1.1.0' }))).toEqual([])
})

const SITE = 'https://www.example.org'
const allowing = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-allow-headers': 'Content-Type',
})

it.each<[string, Record<string, string>, string[]]>([
  ['every origin', allowing('*'), []],
  ['the site', allowing(SITE), []],
  ['this computer, where it is tried out', allowing('http://localhost'), []],
  [
    'another site',
    allowing('https://other.example.org'),
    [expect.stringMatching(/refuses questions/) as string],
  ],
  ['nobody by JSON', { 'access-control-allow-origin': '*' }, [expect.stringMatching(/refuses/) as string]],
])('looks whether pages of the site reach a gateway that answers %s', async (_, sent, expected) => {
  headers = sent
  instead = '{}'
  expect(await findGatewayProblems(`${origin()}/main/gemini`, SITE)).toEqual(expected)
})

it('tells of a gateway that does not run', async () => {
  expect(await findGatewayProblems('http://127.0.0.1:65535/main/gemini', SITE)).toEqual([
    expect.stringMatching(/do not get through to .*ECONNREFUSED/),
  ])
})
