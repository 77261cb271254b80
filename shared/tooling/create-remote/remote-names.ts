/** A remote's name in the forms that its files use. */
export interface RemoteNames {
  /** Name of folder, package and release: `mf-robot-kits`. */
  readonly remote: `mf-${string}`
  /** Name of the page in the route table and in the chunk's name: `robot-kits`. */
  readonly page: string
  /** Start of the component's name: `RobotKits`. */
  readonly component: string
  /** Name for visitors: `Robot kits`. */
  readonly heading: string
}

/**
 * @param example a command that names one
 * @throws Error if a remote cannot be called so
 */
export function parseRemoteName(
  name: string | undefined,
  example = 'npm run new-remote -- mf-labs',
): RemoteNames {
  if (name === undefined || !isRemoteName(name)) {
    throw new Error(
      `${name === undefined ? 'A remote needs a name' : `A remote cannot be called "${name}"`}: "mf-", then lower-case letters, digits and single hyphens. For example: ${example}`,
    )
  }
  const page = name.slice('mf-'.length)
  return {
    remote: name,
    page,
    component: page.split('-').map(capitalised).join(''),
    heading: capitalised(page.replaceAll('-', ' ')),
  }
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * A remote's name has lower case letters and single hyphens: the name is part of addresses, a container's
 * name and a component's.
 */
export function isRemoteName(name: string): name is `mf-${string}` {
  return /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)
}
