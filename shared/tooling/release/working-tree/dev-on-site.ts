#!/usr/bin/env node
/**
 * `npm run dev -- --site https://www.kutuhal.example` in a remote's own repository: the live site, with the remote from its sources.
 * Nothing of the site is needed but its address. The live shell has React's production build, into which no module can be put anew:
 * a change opens the page again.
 */
import { requireApp, root } from '@kutuhal/build/apps.ts'
import { ownRemote } from '@kutuhal/build/find-apps.ts'
import { sourcesConfig } from '@kutuhal/build/development-config.ts'
import { addressFrom } from '@kutuhal/contract/typed-settings.ts'
import fastify from 'fastify'
import { parseArgs } from 'node:util'
import { developedPin, serveSources } from './developed-sources.ts'
import { developmentDocument } from './dev-document.ts'
import { firstPortFrom } from './ports.ts'
import { FIRST_PORT } from '../store/store-location.ts'

try {
  const { values } = parseArgs({ options: { site: { type: 'string' } } })
  await develop(siteFrom(values.site), firstPortFrom(process.env['PORT'], FIRST_PORT, 1))
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

function siteFrom(text: string | undefined): URL {
  const address = text === undefined ? undefined : addressFrom(text, { protocols: ['http:', 'https:'] })
  if (address !== undefined) return new URL(address)
  throw new Error(
    `${text === undefined ? 'Which site?' : `"${text}" is no address of a site, without a path.`} For example: npm run dev -- --site https://www.kutuhal.example`,
  )
}

async function develop(site: URL, port: number): Promise<void> {
  const app = requireApp(ownRemote(root))
  await serveSources(sourcesConfig(app, `http://localhost:${port + 1}/`), port + 1, { isHot: false })
  const server = fastify()
  server.get('*', async (request, reply) => {
    const answer = await fromSite(site, request.url)
    const type = answer.headers.get('content-type') ?? 'application/octet-stream'
    reply.code(answer.status).header('content-type', type).header('cache-control', 'no-store')
    if (!type.startsWith('text/html')) return reply.send(Buffer.from(await answer.arrayBuffer()))
    const pins = { [app]: await developedPin(app, port + 1) }
    return reply.send(developmentDocument(await answer.text(), pins, { isHot: false }))
  })
  await server.listen({ port })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
  console.log(
    `\n${app} from source, everything else from ${site.origin}: http://localhost:${port}\nCtrl-C stops it.`,
  )
}

/** @throws Error if the site cannot be reached */
async function fromSite(site: URL, url: string): Promise<Response> {
  try {
    return await fetch(new URL(url, site))
  } catch (cause) {
    throw new Error(`${site.origin} does not answer. Is the address right, and are you online?`, { cause })
  }
}
