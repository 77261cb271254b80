import { createServer, type Server } from 'node:http'
import { findGatewayProblem } from './check-gateway.ts'

const SITE = 'https://www.example.org'
let server: Server
let headers: Record<string, string>

beforeAll(async () => {
  server = createServer((_, answer) => {
    answer.writeHead(200, headers)
    answer.end('{}')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())

function gateway(): string {
  const address = server.address()
  return `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}/main/gemini`
}

const allowing = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-allow-headers': 'Content-Type',
})

it.each([
  ['every origin', allowing('*')],
  ['the site', allowing(SITE)],
  ['this computer, where it is tried out', allowing('http://localhost')],
])('takes a gateway that answers %s', async (_, sent) => {
  headers = sent
  expect(await findGatewayProblem(gateway(), SITE)).toBeUndefined()
})

it.each([
  ['another site', allowing('https://other.example.org')],
  ['nobody by JSON', { 'access-control-allow-origin': '*' }],
])('refuses a gateway that answers %s', async (_, sent) => {
  headers = sent
  expect(await findGatewayProblem(gateway(), SITE)).toMatch(/refuses questions/)
})

it('tells of a gateway that does not run', async () => {
  expect(await findGatewayProblem('http://127.0.0.1:65535/main/gemini', SITE)).toMatch(
    /do not get through to .*ECONNREFUSED/,
  )
})
