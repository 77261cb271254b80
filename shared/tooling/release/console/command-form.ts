/**
 * Turns a submitted form into a command. Permissions are not checked here, but by the command when it runs.
 */
import { z } from 'zod'
import type { AppStatus, Status } from '../store/status.ts'

const release = z.string().regex(/^[a-z][a-z0-9-]*@[0-9A-Za-z][0-9A-Za-z.+_-]*$/, 'names no release')
const percent = z.string().regex(/^[1-9][0-9]?$/, 'is no whole number from 1 to 99')
/** The reason for skipping the check; empty if the check is to run. */
const unchecked = z.string().trim().default('')
/** The app or generation to roll back to; empty for one step back. */
const back = z.string().regex(/^([a-z][a-z0-9-]*|[0-9a-f]{12,32})?$/, 'is no app and no generation')

/** The fields that the console's forms send. */
const askedSchema = z.discriminatedUnion('verb', [
  z.object({ verb: z.literal(['check', 'preview']), release }),
  z.object({ verb: z.literal('promote'), release, unchecked }),
  z.object({ verb: z.literal('canary'), release, percent, unchecked }),
  z.object({ verb: z.literal('stop-canary') }),
  z.object({ verb: z.literal('rollback'), to: back.default('') }),
])

export type RequestedCommand = z.output<typeof askedSchema>

/**
 * @param form the submitted fields, by name
 * @returns the command, or a message about what is wrong with it
 */
export function parseCommandForm(form: unknown): RequestedCommand | string {
  const { data, error } = askedSchema.safeParse(form)
  return error ? `This is no command of the console. ${z.prettifyError(error)}` : data
}

/**
 * @returns number of the deployment that was live when the form was shown; undefined if the form does not say
 */
export function parseSeenDeploymentNumber(form: unknown): number | undefined {
  return z.object({ seen: z.coerce.number().int() }).safeParse(form).data?.seen
}

export function toCommandArguments(asked: RequestedCommand): readonly string[] {
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

/**
 * Makes the `--unchecked` option. One word holds the option and its value, so the value cannot be read as
 * another option.
 */
const uncheckedIn = (why: string): string[] => (why === '' ? [] : [`--unchecked=${why}`])

/**
 * Describes what a command would change for visitors.
 * @param status current status of the site
 */
export function describeCommandEffect(asked: RequestedCommand, status: Status): string {
  const { apps, canary, rollback } = status
  switch (asked.verb) {
    case 'check':
      return `A browser opens the live site with ${asked.release}, and what would break is listed. Visitors get what they get now.`
    case 'preview':
      return `The live site with ${asked.release} is composed at an address of its own. Visitors get what they get now.`
    case 'promote':
      return whatGoesLive('All visitors', asked, apps)
    case 'canary':
      return whatGoesLive(`${asked.percent} % of the visitors`, asked, apps)
    case 'stop-canary':
      return `All visitors get the stable site, also the ${canary?.percent ?? 0} % who get the canary now.`
    case 'rollback':
      if (asked.to !== '') return whatComesBack(asked.to, apps[asked.to])
      return rollback
        ? `All visitors get generation ${rollback.generation} again, as it was live after: ${rollback.what}.`
        : 'There is nothing to go back to.'
  }
}

type GoingLive = Extract<RequestedCommand, { unchecked: string }>

function whatGoesLive(who: string, { release, unchecked }: GoingLive, apps: Status['apps']): string {
  const [app = ''] = release.split('@')
  const now = apps[app] ? ` instead of ${apps[app].version}` : ''
  return `${who} get ${release}${now}${unchecked === '' ? ', if a check finds nothing' : ', without a check'}.`
}

function whatComesBack(to: string, app: AppStatus | undefined): string {
  if (!app) return `All visitors get generation ${to} again, with every app as it was then.`
  return app.previous === undefined
    ? `${to}@${app.version} is the first one here: there is none to go back to.`
    : `All visitors get ${to}@${app.previous} instead of ${app.version}. All else stays.`
}
