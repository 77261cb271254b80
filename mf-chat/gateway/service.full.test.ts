/** Tests the service as in production: a separate process, with settings in the environment. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { findFreePort, isPortInUse } from '@kutuhal/release/programs/local-ports.ts'
import { exampleDocuments } from './answers/fixtures/example-documents.ts'
import {
  startFakeGemini,
  replyWithText,
  type ResponseHandler,
  type FakeGemini,
} from './fixtures/fake-gemini.ts'
import { createRequestSender } from './fixtures/test-gateway.ts'

let store: string
let model: FakeGemini
const children: ChildProcess[] = []
beforeAll(async () => {
  model = await startFakeGemini()
  store = await mkdtemp(path.join(tmpdir(), 'assistant-service-'))
  const site = path.join(store, 'sites', '1a2b3c4d5e6f1a2b3c4d5e6f1a2b3c4d')
  await mkdir(site, { recursive: true })
  await mkdir(path.join(store, 'live'))
  await writeFile(path.join(site, 'documents.json'), JSON.stringify(exampleDocuments))
  await symlink(path.join('..', 'sites', '1a2b3c4d5e6f1a2b3c4d5e6f1a2b3c4d'), path.join(store, 'live', '99'))
})
afterAll(async () => {
  await model.close()
  for (const child of children) child.kill('SIGKILL')
  await rm(store, { recursive: true })
})

function start(settings: Readonly<Record<string, string>>) {
  const env = { PATH: process.env['PATH'], STORE: store, ASSISTANT_HOST: '127.0.0.1', ...settings }
  const args = ['--import', 'tsx', 'mf-chat/gateway/start.ts']
  const child = spawn(process.execPath, args, { cwd: projectRoot, env })
  children.push(child)
  const said = { log: '', complaint: '' }
  child.stdout.on('data', (chunk: Buffer) => (said.log += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said.complaint += chunk.toString()))
  return { child, said, ended: once(child, 'close') }
}

async function until(condition: () => Promise<boolean>) {
  const deadline = performance.now() + 120_000
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error('It took too long.')
    await delay(20)
  }
}

it('finishes the answers that it has begun when it is told to stop, and notes nothing about visitors', async () => {
  const port = await findFreePort()
  const metricsPort = await findFreePort()
  let answer: () => void = () => undefined
  const hold: ResponseHandler = (response, request) => {
    answer = () => replyWithText('See /courses, or call +91 79 0000 0000.')(response, request)
  }
  model.behave(hold)
  const { child, said, ended } = start({
    ASSISTANT_PORT: String(port),
    ASSISTANT_METRICS: `127.0.0.1:${metricsPort}`,
    GEMINI_API_KEY: 'a-secret-key',
    ASSISTANT_MODEL_URL: model.url,
    // A busy computer may need longer than visitors would wait.
    ASSISTANT_MAX_DELAY_MS: '0',
    ASSISTANT_MODEL_SECONDS: '60',
    ASSISTANT_ANSWER_SECONDS: '120',
    ASSISTANT_STOP_SECONDS: '300',
  })
  await until(() => isPortInUse(port))
  // This connection stays open without a request, like a browser's keep-alive connection.
  const idle = connect(port, '127.0.0.1')
  await once(idle, 'connect')
  const send = createRequestSender(`http://127.0.0.1:${port}`)
  const headers = { 'x-forwarded-for': '203.0.113.77' }
  const refused = await send({ userMessage: '' }, { headers })
  expect(refused.status).toBe(400)
  const called = model.called()
  const asked = send({ userMessage: 'Can Asha from Surat join Blockzie?' }, { headers })
  await called

  child.kill('SIGTERM')
  await until(async () => !(await isPortInUse(port)))
  expect(child.exitCode).toBeNull()
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(metrics).toContain('assistant_refusals_total{status="400"} 1')
  expect(metrics).toMatch(/assistant_questions_at_work 1\b/)
  answer()
  const { status, answer: said200, header } = await asked
  expect(status).toBe(200)
  expect(said200).toMatchObject({ reply: 'See /courses, or call +91 79 0000 0000.' })
  expect(header('connection')).toBe('close')
  expect(await ended).toEqual([0, null])

  const lines = said.log.trim().split('\n')
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        msg: 'question',
        by: 'model',
        generation: '1a2b3c4d5e6f1a2b3c4d5e6f1a2b3c4d',
      }),
    ]),
  )
  expect(said.log).not.toMatch(/Asha|Blockzie|203\.0\.113|a-secret-key|userMessage|See /)
  expect(said.complaint).toBe('')
})

it('does not start with wrong settings, and says what is wrong', async () => {
  const wrong = start({ ASSISTANT_PORT: 'three' })
  const nothing = start({ ASSISTANT_SITE: 'nowhere', ASSISTANT_PORT: '0' })
  expect(await wrong.ended).toEqual([1, null])
  expect(wrong.said.complaint).toMatch(/ASSISTANT_PORT: “three” cannot be used.*ASSISTANT_PORT=3005/)
  expect(await nothing.ended).toEqual([1, null])
  expect(nothing.said.complaint).toMatch(/Nothing is live at .*nowhere/)
})
