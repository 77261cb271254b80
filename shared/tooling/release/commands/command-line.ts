/** `npm run release -- <verb>`: the thin command line of the release store. Each verb stands in a file of its own (verbs/). */
import { parseArgs } from 'node:util'
import { explained } from '../store/store-error.ts'
import { storeAt } from '../store/store-location.ts'
import { options, type Options } from './verbs/request.ts'
import { verbs, type Verb } from './verbs/verbs.ts'

const [name, ...args] = process.argv.slice(2)

if (name === undefined || name === 'help' || name === '--help') {
  console.log(help())
} else {
  process.exitCode = await run(name)
}

async function run(verbName: string): Promise<number> {
  let store = storeAt()
  try {
    const verb = verbs.find(({ usage }) => usage.split(' ', 1)[0] === verbName)
    if (!verb) throw new Error(`There is no "${verbName}".\n\n${help()}`)
    const { values, positionals } = parsed(verb)
    store = storeAt(values.store, values.site)
    const { run: runVerb } = await verb.load()
    console.log(await runVerb({ store, names: positionals, options: values }))
    return 0
  } catch (error) {
    console.error(`\n${explained(error, store)}\n`)
    return 1
  }
}

/** @throws Error if the verb has no such option */
function parsed(verb: Verb): { readonly values: Options; readonly positionals: readonly string[] } {
  const usage = `Usage: npm run release -- ${verb.usage}`
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const unknown = Object.keys(values).find(
      option => !['store', 'site', ...verb.takes].some(taken => taken === option),
    )
    if (unknown !== undefined) throw new Error(`--${unknown} means nothing here.`)
    return { values, positionals }
  } catch (cause) {
    throw new Error(`${cause instanceof Error ? cause.message : String(cause)}\n${usage}`, { cause })
  }
}

function help(): string {
  const width = Math.max(...verbs.map(({ usage }) => usage.length))
  return `npm run release -- <verb>

${verbs.map(({ usage, does }) => `  ${usage.padEnd(width)}  ${does}`).join('\n')}

Everywhere: --store <folder> (or STORE; default .store) and --site <name> of the site in it (default live, which is what
npm start serves; PORT=4000 npm start serves live-4000).`
}
