/** A remote's name in the forms that its files use. */
export interface RemoteNames {
  /** `mf-robot-kits`: folder, package and release. */
  readonly remote: `mf-${string}`
  /** `robot-kits`: its page, in the route table and in the chunk's name. */
  readonly page: string
  /** `RobotKits`: the start of the component's name. */
  readonly component: string
  /** `Robot kits`: what visitors read. */
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

/** Lower case and single hyphens: the name is part of addresses, a container's name and a component's. */
export function isRemoteName(name: string): name is `mf-${string}` {
  return /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)
}
