import type { Source } from './game-script.ts'

/**
 * Finds out why nothing of the maze came. Scripts that pages include are for every page; what those load is, where whoever serves the maze
 * has a list of partners, for these only. So asking for one of each tells the two apart.
 * @returns why, and what to do
 */
export async function whyNothingCame({ base }: Source): Promise<string> {
  const { origin } = new URL(base)
  if (await answers(`${base}modules/maze.js`, 'cors')) {
    return `${origin} answers this page, so something here keeps the maze out: look at what else the console says, and allow ${origin} in the page's Content-Security-Policy (script-src, and frame-src for frames).`
  }
  const page = location.origin
  const list = `${origin} lets only pages on its list of partners show the maze, and ${page} is not on it. Ask whoever runs ${origin} to add ${page}.`
  if (await answers(`${base}robot-maze.js`, 'no-cors')) return list
  return `${origin} cannot be reached from this page: try again later. If that does not help, perhaps ${list}`
}

function answers(url: string, mode: RequestMode): Promise<boolean> {
  // What a browser remembers may be older than the list.
  return fetch(url, { method: 'HEAD', mode, cache: 'no-store', credentials: 'omit' }).then(
    response => response.ok || response.type === 'opaque',
    () => false,
  )
}
