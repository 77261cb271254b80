/** Schemas for services' environment variables (typed-settings.ts). Their errors say what is expected. */
import { z } from 'zod'
import { parseIntegerInRange } from './typed-settings.ts'

/**
 * Makes a schema from a parser.
 * @param parse function that returns undefined for an invalid text
 * @param what the expected value in words; the error message begins with these words
 */
export function createParsedSchema<Value>(parse: (text: string) => Value | undefined, what: string) {
  return z.string().transform((text, context) => {
    const value = parse(text.trim())
    if (value !== undefined) return value
    context.addIssue({ code: 'custom', message: `${what} is expected` })
    return z.NEVER
  })
}

/** A schema for a whole number from `least` to `most`, both included. */
export function createWholeNumberSchema(least: number, most: number) {
  return createParsedSchema(
    text => parseIntegerInRange(text, least, most),
    `a whole number from ${least} to ${most}`,
  )
}
