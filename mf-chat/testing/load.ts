/**
 * `npm run lab -- assistant-load` measures how much load the service takes on a computer shared with the load
 * generator: real questions, 8 s without a limit per visitor and 8 s with the production limit. The site is
 * the last one that `npm start` composed, or the one of STORE and ASSISTANT_SITE.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { findFreePort, isPortInUse } from '@kutuhal/release/programs/local-ports.ts'
import { projectRoot } from '@kutuhal/build/apps.ts'
import autocannon from 'autocannon'
import { site } from '@kutuhal/contract'

const SECONDS = 8
const CONNECTIONS = 50

const questions = [
  'What does the Blockzie course cost?',
  'When are you open on Saturday?',
  'Which course is for class 7?',
  'kitna fees hai iot ka',
  'Can I cancel ten days before the start?',
  'Who won the cricket world cup?',
]

async function measured(questionsAMinute: string): Promise<autocannon.Result> {
  const port = await findFreePort()
  const env = {
    STORE: '.store',
    ...process.env,
    GEMINI_API_KEY: '',
    ASSISTANT_LOG_LEVEL: 'error',
    ASSISTANT_PORT: String(port),
    ASSISTANT_QUESTIONS_A_MINUTE: questionsAMinute,
  }
  const args = ['--import', 'tsx', 'mf-chat/gateway/start.ts']
  const service = spawn(process.execPath, args, { cwd: projectRoot, env, stdio: 'inherit' })
  const ended = once(service, 'exit')
  try {
    while (!(await isPortInUse(port))) {
      if (service.exitCode !== null) throw new Error('The service does not start: it says why above.')
      await delay(50)
    }
    return await autocannon({
      url: `http://localhost:${port}/main/gemini`,
      connections: CONNECTIONS,
      duration: SECONDS,
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.url },
      requests: questions.map(userMessage => ({ body: JSON.stringify({ userMessage }) })),
    })
  } finally {
    service.kill('SIGTERM')
    await ended
  }
}

const rows = [
  ['no limit', await measured('0')],
  ['120 questions a minute and visitor', await measured('120')],
] as const
console.log(`${CONNECTIONS} connections, ${SECONDS} s each`)
console.table(
  Object.fromEntries(
    rows.map(([name, { requests, latency, '2xx': answered, '4xx': refused, '5xx': failed, errors }]) => [
      name,
      {
        'requests/s': Math.round(requests.average),
        'p50 ms': latency.p50,
        'p99 ms': latency.p99,
        answered,
        refused,
        failed: failed + errors,
      },
    ]),
  ),
)
