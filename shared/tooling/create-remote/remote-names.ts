/** A remote's name in the forms that its files use. */
export interface RemoteNames {
  /** Name of the remote's folder, package and release, such as `mf-robot-kits`. */
  readonly remote: `mf-${string}`
  /** Name of the page in the route table and of its chunk, such as `robot-kits`. */
  readonly page: string
  /** Beginning of the component's name, such as `RobotKits`. */
  readonly component: string
  /** The page's heading for visitors, such as `Robot kits`. */
  readonly heading: string
}

/**
 * Derives from a remote's name the forms that its files use.
 * @param example a correct command, for the error message
 * @throws Error if the name is not valid for a remote
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
 * Whether a name has only lower case letters and single hyphens: it becomes part of addresses, of the
 * container's name and of the component's name.
 */
export function isRemoteName(name: string): name is `mf-${string}` {
  return /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)
}
