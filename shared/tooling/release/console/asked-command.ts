/** What somebody pressed, as the command that it stands for. Whether it may be done, the verb itself asks. */
import { z } from 'zod'

const release = z.string().regex(/^[a-z][a-z0-9-]*@[0-9A-Za-z][0-9A-Za-z.+_-]*$/, 'names no release')
const unchecked = z.string().trim().default('')

/** As the forms of the page send it. */
const askedSchema = z.discriminatedUnion('verb', [
  z.object({ verb: z.literal('check'), release }),
  z.object({ verb: z.literal('preview'), release }),
  z.object({ verb: z.literal('promote'), release, unchecked }),
  z.object({
    verb: z.literal('canary'),
    release,
    percent: z.string().regex(/^[1-9][0-9]?$/, 'is no whole number from 1 to 99'),
    unchecked,
  }),
  z.object({ verb: z.literal('stop-canary') }),
  z.object({
    verb: z.literal('rollback'),
    /** An app or a generation; nothing for one step back. */
    to: z
      .string()
      .regex(/^([a-z][a-z0-9-]*|[0-9a-f]{12,32})?$/, 'is no app and no generation')
      .default(''),
  }),
])

export type Asked = z.input<typeof askedSchema>

/**
 * @param form what a form sent, by name
 * @returns the words behind `npm run release --`, or what is wrong with it
 */
export function askedCommand(form: unknown): readonly string[] | string {
  const { data, error } = askedSchema.safeParse(form)
  return error ? `This is no command of the console. ${z.prettifyError(error)}` : wordsOf(data)
}

/** The same for what the page itself offers. */
export function wordsOf(asked: Asked): readonly string[] {
  switch (asked.verb) {
    case 'check':
    case 'preview':
      return [asked.verb, asked.release]
    case 'promote':
      return ['promote', asked.release, ...uncheckedIn(asked.unchecked)]
    case 'canary':
      return ['canary', asked.release, '--percent', asked.percent, ...uncheckedIn(asked.unchecked)]
    case 'stop-canary':
      return ['canary', '--stop']
    case 'rollback':
      return asked.to ? ['rollback', asked.to] : ['rollback']
  }
}

/** In one word, so that no reason is taken for an option. */
const uncheckedIn = (why = ''): string[] => (why === '' ? [] : [`--unchecked=${why}`])
