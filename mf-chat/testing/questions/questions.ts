import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { z } from 'zod'

/** A test question for the assistant, with what a right answer must contain. See README.md in this folder. */
export interface TestQuestion {
  /** The name of the question's file, such as hinglish.yaml */
  readonly file: string
  readonly ask: string
  /**
   * Whether the assistant may refuse. 'no': the site has the answer. 'must': the assistant must say that the
   * site has none. 'may': an answer with facts and a refusal are both right.
   */
  readonly refusal: 'no' | 'must' | 'may'
  /** The facts that a right answer must contain. Each fact is a list of wordings, of which one must occur. */
  readonly must: readonly (readonly string[])[]
  /** Texts that make an answer wrong. */
  readonly mustNot: readonly string[]
}

/** The folder of questions for tuning, which may be read while working on answers. */
export const tuningQuestionsFolder = new URL('./', import.meta.url)

/** The folder of held-out questions, which measure answers to questions that nobody has tuned for. */
export const heldOutQuestionsFolder = new URL('./aside/', import.meta.url)

/**
 * Reads all .yaml files of a folder in the order of their names.
 * @param folder the folder's address, which ends in a slash
 * @throws Error with each wrong file and entry, and how to fix them
 */
export function readQuestions(folder: URL): readonly TestQuestion[] {
  const files = readdirSync(folder).filter(name => name.endsWith('.yaml'))
  if (files.length === 0)
    throw new Error(`There are no questions in ${fileURLToPath(folder)}: it holds no .yaml file.`)
  return files.sort().flatMap(file => parseQuestions(file, readFileSync(new URL(file, folder), 'utf8')))
}

/**
 * Parses the test questions of a file.
 * @param file the file's name, for error messages
 * @throws Error with the file's name and each wrong entry
 */
export function parseQuestions(file: string, yaml: string): readonly TestQuestion[] {
  const { data, error } = z.array(entry).min(1).safeParse(valueOf(file, yaml))
  if (error) throw new Error(error.issues.map(issue => complaint(file, issue)).join('\n'))
  const doubled = data.find(({ ask }, at) => data.findIndex(other => other.ask === ask) !== at)
  if (doubled) throw new Error(`${file}: "${doubled.ask}" is asked twice. Keep one of the two.`)
  return data.map(({ ask, refuse, must, mustNot }) => ({
    file,
    ask,
    refusal: refuse === 'either' ? 'may' : refuse === true ? 'must' : 'no',
    must: must.map(fact => [fact].flat()),
    mustNot,
  }))
}

const text = z.string('must be a text; numbers go into quotes').min(1, 'must not be empty')

const entry = z
  .strictObject({
    // Do not trim the question: a question may consist of invisible characters only.
    ask: text,
    refuse: z.union([z.literal(true), z.literal('either')], 'must be true or either').optional(),
    must: z.array(z.union([text, z.array(text).min(1)], 'must be a text or a list of texts')).default([]),
    mustNot: z.array(text).default([]),
  })
  .refine(({ refuse, must }) => refuse === true || must.length > 0, {
    message: 'needs "must" with at least one fact, or "refuse: true" where the site does not say',
  })

function valueOf(file: string, yaml: string): unknown {
  try {
    return parse(yaml)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${file} is not YAML. ${reason}`, { cause })
  }
}

function complaint(file: string, { path: [at, ...field], message }: z.core.$ZodIssue): string {
  if (typeof at !== 'number') return `${file}: expected a list of questions, each beginning with "- ask:".`
  // Error messages number the questions of a file from 1.
  return [`${file}, question ${at + 1}:`, field.join('.'), message].filter(part => part !== '').join(' ')
}
