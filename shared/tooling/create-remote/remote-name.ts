/** What a remote may be called: lower case and single hyphens, since it becomes part of addresses, of a container's name and of a component's. */
export function isRemoteName(name: string): name is `mf-${string}` {
  return /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)
}
