import { parse } from 'yaml'
import type { z } from 'zod'

/** @returns the data, or what is wrong with each field */
export function readYaml<Data>(
  file: string,
  yaml: string,
  schema: z.ZodType<Data>,
): { readonly data: Data } | { readonly complaints: readonly string[] } {
  let values: unknown
  try {
    values = parse(yaml)
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim() : String(error)
    const remedy = 'Text that holds ": " or begins with a sign goes into quotes.'
    return { complaints: [`${file}: is not YAML. ${reason}\n${remedy}`] }
  }
  const { success, data, error } = schema.safeParse(values)
  if (success) return { data }
  return {
    complaints: error.issues.map(({ path, message }) =>
      [`${file}:`, ...path.map(counted), message].join(' '),
    ),
  }
}

/** People number list entries from one. */
const counted = (step: PropertyKey) => (typeof step === 'number' ? step + 1 : String(step))
