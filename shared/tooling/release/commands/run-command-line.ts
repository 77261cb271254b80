import { parseArgs } from 'node:util'
import { SANDBOX_OVERRIDE_ENVIRONMENT_VARIABLE } from '../deploy/allowed-without-sandbox.ts'
import { getObjectHeaders } from '../serve/object-headers.ts'
import { explainError } from '../store/store-error.ts'
import { openStore } from '../store/open-store.ts'
import { resolveStoreAddress } from '../store/store-location.ts'
import type { Store } from '../store/store.ts'
import { formatHelp, parseVerbName, type VerbUsage } from './help.ts'
import { wrapForTerminal, formatForTerminal } from './terminal-text.ts'
import { verbOptions, type VerbRequest } from './options/verb-request.ts'
import { verbs, type Verb } from './verbs/verbs.ts'

/** It runs without an open store. */
export interface OperatorVerb extends VerbUsage {
  readonly needsStore: false
  readonly load: () => Promise<{ readonly run: OperatorVerbHandler }>
}

export type OperatorVerbHandler = (request: Omit<VerbRequest, 'store'>) => Promise<string>

export async function runCommandLine(
  args: readonly string[],
  operating: readonly OperatorVerb[] = [],
): Promise<number> {
  if (args[0] === undefined || ['help', '--help'].includes(args[0])) {
    console.log(formatHelp([...verbs, ...operating], args[1]))
    return 0
  }
  let store: Store = { folder: resolveStoreAddress(), pointer: 'live' }
  try {
    const { verb, names, values } = parsed(args, [...verbs, ...operating])
    if ('needsStore' in verb) {
      const { run } = await verb.load()
      console.log(wrapForTerminal(await run({ names, options: values })))
      return 0
    }
    if (values['without-sandbox'] !== undefined)
      process.env[SANDBOX_OVERRIDE_ENVIRONMENT_VARIABLE] = values['without-sandbox']
    store = await openStore(values.store, values.site, getObjectHeaders)
    const { run: runVerb } = await verb.load()
    try {
      console.log(formatForTerminal(await runVerb({ store, names, options: values }), store))
    } finally {
      store.bucket?.client.close()
    }
    return 0
  } catch (error) {
    console.error(`\n${formatForTerminal(explainError(error, store), store)}\n`)
    return 1
  }
}

function parsed(typedArgs: readonly string[], known: readonly (Verb | OperatorVerb)[]) {
  const args = [...typedArgs]
  // Options may precede the verb, as in the commands that this tool prints.
  const { tokens } = parseArgs({
    args,
    options: verbOptions,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const typed = tokens.find(token => token.kind === 'positional')?.value
  const verb = known.find(each => parseVerbName(each) === typed)
  if (!verb) throw new Error(`There is no "${typed ?? args.join(' ')}".\n\n${formatHelp(known)}`)
  try {
    const { values, positionals } = parseArgs({ args, options: verbOptions, allowPositionals: true })
    const unknown = Object.keys(values).find(
      option => !['store', 'site', ...verb.takes].some(taken => taken === option),
    )
    if (unknown !== undefined) throw new Error(`--${unknown} means nothing here.`)
    return { verb, names: positionals.slice(1), values }
  } catch (cause) {
    const usage = `Usage: npm run release -- ${verb.usage}`
    throw new Error(`${cause instanceof Error ? cause.message : String(cause)}\n${usage}`, { cause })
  }
}
