import { isEmailAddress } from '@kutuhal/ui/email-address.ts'
import { visibleText } from '@kutuhal/ui/visible-text.ts'

/** What can be wrong with an e-mail address; what a visitor reads of it says words/. */
export type EmailFault =
  | 'missing'
  | 'several'
  | 'space'
  | 'noAt'
  | 'nothingBefore'
  | 'nothingAfter'
  | 'dots'
  | 'other'

/** The first that holds says it; each supposes that those above do not hold. */
const FAULTS: readonly (readonly [isSo: (address: string) => boolean, fault: EmailFault])[] = [
  [address => address === '', 'missing'],
  [address => /[,;]|@.*@/.test(address), 'several'],
  [address => /\s/.test(address), 'space'],
  [address => !address.includes('@'), 'noAt'],
  [address => address.startsWith('@'), 'nothingBefore'],
  [address => address.endsWith('@'), 'nothingAfter'],
  [address => /@\.|@.*\.\.|\.$/.test(address), 'dots'],
]

/**
 * What is wrong with an e-mail address.
 * @param text as it was typed
 * @returns nothing for an address that is in order
 */
export function emailFault(text: string): EmailFault | undefined {
  if (isEmailAddress(text)) return undefined
  const address = visibleText(text).trim()
  const [, fault] = FAULTS.find(([isSo]) => isSo(address)) ?? []
  return fault ?? 'other'
}
