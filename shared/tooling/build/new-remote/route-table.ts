/** Reads and extends the shell's route table, shell/routes.ts, as text with one route per line. */
interface Route {
  readonly path: string
  readonly remote: string
  readonly page: string
}

const table = /(export const routes\b[^=]*= \[\n)([\s\S]*?\n)(\]\n)/

/** @throws Error if the path has a route already, or the source has no table */
export function addRoute(source: string, { path, remote, page }: Route): string {
  const answering = routeOf(source, path)
  if (answering) {
    throw new Error(
      `${path} is taken: ${answering} answers it. Choose another address: npm run new-remote -- ${remote} --path /another-one`,
    )
  }
  const line = `  { path: '${path}', remote: '${remote}', page: '${page}' },\n`
  return source.replace(table, (_, start: string, lines: string, end: string) => start + lines + line + end)
}

/** @returns the first unused address; the last if all are used, which `addRoute` then refuses */
export function findFreeRoutePath(
  source: string,
  [first, ...others]: readonly [string, ...string[]],
): string {
  const [next, ...rest] = others
  return next === undefined || !routeOf(source, first) ? first : findFreeRoutePath(source, [next, ...rest])
}

export function requireValidRoutePath(path: string): string {
  if (/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path) && path.split('/')[1] !== 'apps') return path
  throw new Error(
    `"${path}" cannot be the address of a page: lower-case words with single hyphens, each after a slash; /apps holds the releases. For example: --path /our-labs`,
  )
}

/** @returns the pattern of the route that matches a path, e.g. `/news/:id` for /news/1 */
function routeOf(source: string, path: string): string | undefined {
  const lines = table.exec(source)?.[2]
  if (lines === undefined) {
    throw new Error(
      'shell/routes.ts has no table that starts with "export const routes" and ends with "]" on a line of its own. Restore it, e.g.: git checkout shell/routes.ts',
    )
  }
  const patterns = [...lines.matchAll(/\bpath: '([^']*)'/g)].map(([, pattern = '']) => pattern)
  return patterns.find(pattern => answers(pattern, path))
}

function answers(pattern: string, path: string): boolean {
  const wanted = path.split('/')
  const parts = pattern.split('/')
  return (
    parts.length === wanted.length && parts.every((part, i) => part.startsWith(':') || part === wanted[i])
  )
}
