import { parseIntegerInRange } from '@kutuhal/settings'
import type { Store } from '../../store/store.ts'

const text = (value: string, means: string) => ({ type: 'string', value, means }) as const
const flag = (means: string) => ({ type: 'boolean', value: '', means }) as const

/** For `help` and the reference; verbs.ts lists those of each verb. */
export const verbOptions = {
  store: text(
    '<place>',
    'folder or s3://bucket/prefix of the releases; else STORE of the environment, else .store',
  ),
  site: text(
    '<name>',
    'of the site in it; else live, which npm start serves (PORT=4000 npm start serves live-4000)',
  ),
  dist: text('<folder>', 'a build that is there already: nothing is built then'),
  gateway: text('<url>', 'who answers the assistant; nginx and edge take several, with commas between'),
  collector: text('<url>,…', 'who counts what visits report'),
  reports: text('<%>', 'how many per cent of visits report how they went; 0 for none'),
  percent: text('<n>', 'of the visitors, from 1 to 99'),
  stop: flag('ends the canary that runs'),
  unchecked: text('<why>', 'makes it live without a check; the log keeps the reason'),
  again: flag('brings back what was live before'),
  'without-sandbox': text('<why>', 'runs code of others here, though there is no sandbox'),
  watch: flag('goes on until it is stopped'),
  interval: text('<seconds>', 'between two looks at the record (2)'),
  keep: text('<n>', 'how many generations of every site stay'),
  'dry-run': flag('says what it would remove, and removes nothing'),
  share: text('<name>', 'lets others open it too: a branch preview/<name> of the record'),
  json: flag('the same for programs'),
  html: text('<place>', 'writes a page too: of `status` a file, of `check` a folder'),
  certificate: text('<file>', 'in PEM form'),
  key: text('<file>', 'of the certificate, in PEM form'),
  host: text('<name>', 'the public name of the site'),
  previews: text('<host>', 'the host that previews are below'),
  address: text('<address>,…', 'to listen on (*,[::])'),
  port: text('<n>', 'to listen on'),
  'http-port': text('<n>', 'whose visitors are sent on to https (80); none for no such port'),
  user: text('<name>', 'who the workers of nginx run as'),
  hsts: text('<seconds>', 'for which browsers ask by https only (0)'),
  objects: text('<url>', 'where the edge reads; else as STORE and AWS_ENDPOINT_URL_S3 say'),
  cache: text('<size>', 'of the cache, such as 500m (10g)'),
  trusted: text('<file>', 'certificates by which the object store is known; else the system’s'),
  'pointer-port': text('<n>', 'for the pointer, on this computer only; one for each edge (8078)'),
  balancers: text('<network>,…', 'whose X-Forwarded-For counts'),
  registry: text('<url>', 'to publish to'),
  tag: text('<tag>', 'of the published packages'),
}

export type VerbOptions = {
  readonly [Name in keyof typeof verbOptions]?:
    | ((typeof verbOptions)[Name]['type'] extends 'string' ? string : boolean)
    | undefined
}

export interface VerbRequest {
  readonly store: Store
  readonly names: readonly string[]
  readonly options: VerbOptions
}

/** @returns the message for the user. @throws Error that says what is wrong and what to type */
export type VerbHandler = (request: VerbRequest) => Promise<string>

export function parseWholeNumber(
  option: string,
  text: string | undefined,
  least: number,
  most: number,
): number {
  const number = parseIntegerInRange(text ?? '', least, most)
  if (number !== undefined) return number
  const range = most === Infinity ? `from ${least} on` : `from ${least} to ${most}`
  throw new Error(`--${option} needs a whole number ${range}${text === undefined ? '' : `, not "${text}"`}.`)
}
