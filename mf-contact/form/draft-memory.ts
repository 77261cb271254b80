import { fields, subjects, type Values } from './contact-form.ts'

/** Keeps what a visitor has written and not sent, while the tab is open. */
export interface DraftMemory {
  readonly recall: () => Partial<Values>
  readonly keep: (values: Values) => void
}

const KEY = 'contact-draft'

/**
 * @param storage gives the tab's storage; it may throw, and so may everything in it (cookies blocked, storage full). The draft
 * then lasts until the next reload.
 */
export function draftMemory(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): DraftMemory {
  return {
    recall() {
      try {
        return parseDraft(storage().getItem(KEY) ?? '')
      } catch {
        return {}
      }
    },
    keep(values) {
      try {
        if (Object.values(values).every(value => value === '')) storage().removeItem(KEY)
        else storage().setItem(KEY, JSON.stringify(values))
      } catch {
        // Nothing is lost that is on the screen.
      }
    },
  }
}

/**
 * Reads a stored draft; another release may have written it, with fields and subjects that are no more.
 * @throws SyntaxError when the text is not JSON
 */
function parseDraft(text: string): Partial<Values> {
  const stored: unknown = JSON.parse(text)
  if (!(stored instanceof Object)) return {}
  const entries = fields.flatMap(field => {
    const value: unknown = Reflect.get(stored, field)
    const isKnown = field !== 'subject' || subjects.some(subject => subject === value)
    return typeof value === 'string' && isKnown ? [[field, value] as const] : []
  })
  return Object.fromEntries(entries)
}
