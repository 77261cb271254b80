import {
  fieldNames,
  draftHasText,
  emptyFieldValues,
  subjectIds,
  type Draft,
  type FieldValues,
} from './contact-form.ts'

/** @returns '' for an empty draft */
export function serialiseDraft(draft: Draft): string {
  return draftHasText(draft) ? JSON.stringify({ ...draft.values, written: draft.written }) : ''
}

/** The text may be from another release, with other fields and subjects. */
export function parseDraft(text: string): Draft {
  const stored = parsed(text)
  if (!(stored instanceof Object)) return { values: emptyFieldValues }
  const written: unknown = Reflect.get(stored, 'written')
  return {
    values: parseValues(stored),
    written: written instanceof Object ? parseValues(written) : undefined,
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function parseValues(stored: object): FieldValues {
  const entries = fieldNames.flatMap(field => {
    const value: unknown = Reflect.get(stored, field)
    const isKnown = field !== 'subject' || value === '' || subjectIds.some(subject => subject === value)
    return typeof value === 'string' && isKnown ? [[field, value] as const] : []
  })
  return { ...emptyFieldValues, ...Object.fromEntries(entries) }
}
