export interface RemoteNames {
  /** Of folder, package and release: `mf-robot-kits`. */
  readonly remote: `mf-${string}`
  /** In the route table, and of the page's folder: `robot-kits`. */
  readonly page: string
  /** Begins the component's name: `RobotKits`. */
  readonly component: string
  /** For visitors: `Robot kits`. */
  readonly heading: string
}

/** @param example a correct command, for the error message */
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

/** The name becomes part of addresses, of the container's name and of the component's name. */
export function isRemoteName(name: string): name is `mf-${string}` {
  return /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)
}
