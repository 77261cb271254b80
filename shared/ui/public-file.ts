import { assetUrl } from '@kutuhal/contract'

/**
 * The address contains the content's hash, so browsers cache the file across releases. Code that runs from
 * sources gets an address in the app's folder.
 * @param release an app passes its own `__RELEASE__`
 * @param path below `public/`, for pictures without `-<width>.<format>`; it may contain the content's hash
 * after `~`, which the build adds to names of drawings in front matter
 */
export function getPublicFileUrl(release: string, path: string): string {
  const [, before = path, given, after = ''] = /^(.+)~([\w-]{8})(.*)$/.exec(path) ?? []
  const name = before + after
  if (typeof __PUBLIC_FILES__ === 'undefined') return assetUrl(release, name)
  const content =
    given ?? __PUBLIC_FILES__[name] ?? (name.startsWith('content/') && __PUBLIC_FILES__['content'])
  if (!content) return assetUrl(release, name)
  return `${assetUrl(release, '').replace(/[^/]+\/$/, '')}_/${content}/${name}`
}
