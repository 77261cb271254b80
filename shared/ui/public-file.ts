import { assetUrl } from '@kutuhal/contract'

/**
 * The address of a file in an app's `public/` folder: made of its content, so that a browser that has it never asks again, whatever
 * is released; from sources, that of the app's folder.
 * @param release an app passes its own `__RELEASE__`
 * @param path below `public/`; of a picture it may end before `-<width>.<format>`. What data name brings its content with it, behind a tilde
 */
export function publicFile(release: string, path: string): string {
  const [, before = path, given, after = ''] = /^(.+)~([\w-]{8})(.*)$/.exec(path) ?? []
  const name = before + after
  if (typeof __PUBLIC_FILES__ === 'undefined') return assetUrl(release, name)
  const content =
    given ?? __PUBLIC_FILES__[name] ?? (name.startsWith('content/') && __PUBLIC_FILES__['content'])
  if (!content) return assetUrl(release, name)
  // Beside the release's own folder.
  return `${assetUrl(release, '').replace(/[^/]+\/$/, '')}_/${content}/${name}`
}
