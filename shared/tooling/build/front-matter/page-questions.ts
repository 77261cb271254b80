/** Only for data modules and tests: this code never reaches a browser. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { projectRoot } from '../apps.ts'
import { textListField } from './fields.ts'
import { readYaml } from './read-yaml.ts'

const questions = z.array(
  z.strictObject(
    {
      asks: textListField.min(1, 'must hold a question'),
      says: textListField
        .min(1, 'must hold a sentence of the page')
        .max(3, 'may hold three at most: a reply has four lines'),
    },
    'must have "asks", a list of questions, and "says", a list of what the page says to them',
  ),
  'must be a list of "asks" and "says"',
)

type Questions = z.infer<typeof questions>

/**
 * Reads the questions that pages answer: one YAML file for each page.
 * @param folder ends in a slash
 * @returns the questions by the file's name without the extension
 */
export function readPageQuestions(folder: URL): Readonly<Record<string, Questions>> {
  const files = readdirSync(folder).filter(name => name.endsWith('.yaml'))
  return Object.fromEntries(files.map(name => [path.basename(name, '.yaml'), read(new URL(name, folder))]))
}

function read(address: URL): Questions {
  const file = path.relative(projectRoot, fileURLToPath(address))
  const read = readYaml(file, readFileSync(address, 'utf8'), questions)
  if ('data' in read) return read.data
  throw new Error(read.complaints.join('\n'))
}
