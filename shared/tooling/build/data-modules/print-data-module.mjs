/** `print-data-module.mjs <file>` runs a data module and prints its exports as JSON. */
import { pathToFileURL } from 'node:url'

try {
  process.stdout.write(JSON.stringify(await import(pathToFileURL(process.argv[2]).href)))
} catch (error) {
  // Editors read the message, and a stack trace would not help them.
  console.error(error.message)
  process.exitCode = 1
}
