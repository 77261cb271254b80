import { PINS_FILE } from '@kutuhal/contract/composition.ts'

/**
 * Explains why browser tests on the live site cannot run yet: the site has no release of the remote. Once it
 * has one, the tests run, and a missing page fails them.
 * @param site address in the repository's package.json
 * @returns what is missing and what to do; undefined if the tests can run
 */
export async function findRemoteNotLiveReason(
  site: string | undefined,
  remote: string,
): Promise<string | undefined> {
  if (!site) return 'package.json names no "site" in "config": write the address of the live site there.'
  const answer = await fetch(new URL(PINS_FILE, site)).catch((error: unknown) => String(error))
  if (typeof answer === 'string' || !answer.ok)
    throw new Error(
      `${site} does not answer as a site does: ${typeof answer === 'string' ? answer : answer.status}`,
    )
  const pins: unknown = JSON.parse(await answer.text())
  if (pins instanceof Object && 'remotes' in pins && pins.remotes instanceof Object && remote in pins.remotes)
    return undefined
  return `${site} has no ${remote} yet. Ask the shell's team for a route, and go live together; then these tests run.`
}
