import type { VerbOptions } from './verb-request.ts'

export interface OptionHelp {
  /** The form of the option's value; absent for options without a value. */
  readonly value?: string
  readonly means: string
}

/** Describes every option, for `help` and the reference (help.ts). */
export const optionHelp: Readonly<Record<keyof VerbOptions, OptionHelp>> = {
  store: {
    value: '<place>',
    means: 'folder or s3://bucket/prefix of the releases; else STORE of the environment, else .store',
  },
  site: {
    value: '<name>',
    means: 'of the site in it; else live, which npm start serves (PORT=4000 npm start serves live-4000)',
  },
  dist: { value: '<folder>', means: 'a build that is there already: nothing is built then' },
  gateway: { value: '<url>', means: 'who answers the assistant' },
  collector: { value: '<url>', means: 'who counts what visits report' },
  reports: { value: '<%>', means: 'how many per cent of visits report how they went; 0 for none' },
  percent: { value: '<n>', means: 'of the visitors, from 1 to 99' },
  steps: {
    value: '<n>,<n>,…',
    means: 'rising per cents of visitors that it goes through, the last is 100 (5,25,100)',
  },
  judge: { means: 'widens it while its visits report nothing worse, or takes it back' },
  prometheus: {
    value: '<url>',
    means: 'whom the judge asks; else PROMETHEUS_URL, else http://localhost:9090',
  },
  interval: { value: '<seconds>', means: 'between two looks (10)' },
  'step-timeout': {
    value: '<minutes>',
    means: 'that a step may take until there is something to judge by (60)',
  },
  stop: { means: 'ends the canary that runs' },
  recompose: { means: 'composes what is live once more, and compares' },
  'without-sandbox': { value: '<why>', means: 'runs code of others here, though there is no sandbox' },
  unchecked: { value: '<why>', means: 'makes it live without a check; the log keeps the reason' },
  why: { value: '<why>', means: 'the reason, told to everybody who meets the key' },
  keep: { value: '<n>', means: 'how many generations of every site stay' },
  'dry-run': { means: 'says what it would remove, and removes nothing' },
  json: { means: 'the same for programs' },
  html: { value: '<file>', means: 'writes it as a page too, with pictures of what would break' },
  certificate: { value: '<file>', means: 'in PEM form' },
  key: { value: '<file>', means: 'of the certificate, in PEM form' },
  host: { value: '<name>', means: 'the public name of the site' },
  origins: { value: '<app>=<origin>,…', means: 'apps whose files are served at an origin of their own' },
  previews: { value: '<host>', means: 'the host that previews are below' },
  partners: { value: '<origin>,…', means: 'whose pages may embed the maze; else everyone’s' },
  address: { value: '<address>,…', means: 'to listen on (*,[::])' },
  port: { value: '<n>', means: 'to listen on' },
  'http-port': { value: '<n>', means: 'whose visitors are sent on to https (80); none for no such port' },
  user: { value: '<name>', means: 'who the workers of nginx run as' },
  hsts: { value: '<seconds>', means: 'for which browsers ask by https only (0)' },
}
