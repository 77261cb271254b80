import { isEmailAddress } from './email-address.ts'

const EXAMPLE = 'asha@example.com'

/** The first that holds says it; each supposes that those above do not hold. */
const FAULTS: readonly (readonly [isSo: (address: string) => boolean, words: string])[] = [
  [address => address === '', 'Enter your e-mail address, so that we can answer.'],
  [address => /[,;]|@.*@/.test(address), `Enter one address only, such as ${EXAMPLE}.`],
  [address => /\s/.test(address), 'There is a space in the address. Take it out.'],
  [address => !address.includes('@'), `The address has no @. It should look like ${EXAMPLE}.`],
  [address => address.startsWith('@'), 'The name before the @ is missing.'],
  [address => address.endsWith('@'), 'What comes after the @ is missing, such as example.com.'],
  [address => /@\.|@.*\.\.|\.$/.test(address), 'After the @ there is a dot too many.'],
]

/**
 * What is wrong with an e-mail address, and what to do about it, in one sentence.
 * @param text as it was typed
 * @returns nothing for an address that is in order
 */
export function emailFault(text: string): string | undefined {
  if (isEmailAddress(text)) return undefined
  const address = text.trim()
  const [, words] = FAULTS.find(([isSo]) => isSo(address)) ?? []
  return words ?? `Something in the address is not allowed there. It should look like ${EXAMPLE}.`
}
