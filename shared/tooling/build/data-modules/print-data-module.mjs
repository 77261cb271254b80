/** `print-data-module.mjs <file>`: runs a data module and prints its exports as JSON. */
import { pathToFileURL } from 'node:url'

try {
  process.stdout.write(JSON.stringify(await import(pathToFileURL(process.argv[2]).href)))
} catch (error) {
  // What it says is for editors; where the program stood when it found out helps them nothing.
  console.error(error.message)
  process.exitCode = 1
}
