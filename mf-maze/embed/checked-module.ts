/**
 * Imports a module with a known hash. `import()` alone checks nothing; a preload with a hash does, and the
 * import then gets the checked copy. Neither needs a Trusted Types policy on a partner's page.
 * @param nonce of the calling script, for pages whose policy uses nonces
 * @throws Error if the file is missing or does not match the hash
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
