/**
 * Runs the gateway for a site on this computer: `start.ts <documents.json> <port>`. Called by the release tooling
 * (shared/tooling/release/working-tree/start-gateway.ts), which owns the process and ends it.
 */
import { site } from '@kutuhal/contract'
import { readDocuments } from './answers/documents.ts'
import { createGateway } from './gateway.ts'

const LOCAL_ORIGIN = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/

const [file, port] = process.argv.slice(2)
if (file === undefined || port === undefined) {
  throw new Error(
    'The gateway needs to know what it knows and where to listen: start.ts <documents.json> <port>',
  )
}
const documents = await readDocuments(file)
await createGateway({ documents, allowedOrigins: [site.url, LOCAL_ORIGIN] }).listen({ port: Number(port) })
