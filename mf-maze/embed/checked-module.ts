/**
 * Imports a module of which the hash is known. `import()` alone checks nothing; a preload with a hash does, and the import then
 * gets the very copy that was checked. Neither needs a Trusted Types policy on a partner's page.
 * @param nonce of the script that asks, for pages whose policy goes by nonces
 * @throws Error if the file is missing or is not the one that was built
 */
export async function importChecked(url: string, integrity: string, nonce: string): Promise<unknown> {
  const link = document.createElement('link')
  if (link.relList.supports('modulepreload')) {
    link.rel = 'modulepreload'
    link.crossOrigin = 'anonymous'
    link.integrity = integrity
    link.nonce = nonce
    link.href = url
    try {
      await new Promise((resolve, reject) => {
        link.addEventListener('load', resolve)
        link.addEventListener('error', () =>
          reject(new Error(`${url} did not load, or is not the file that was built.`)),
        )
        document.head.append(link)
      })
    } finally {
      link.remove()
    }
  }
  return import(/* webpackIgnore: true */ url)
}
