import path from 'node:path'
import { findNginx, findNginxScriptModule } from '../../programs/nginx-and-wrk.ts'
import type { NginxOptions } from '../../serve/nginx/options.ts'
import { checkNginxConfiguration, detectHttp2Syntax } from '../../serve/nginx/run-nginx.ts'
import { writeNginxConfiguration } from '../../serve/nginx/write-configuration.ts'
import { getPreviewCookieWarning } from '../../serve/site-hosts.ts'
import { findUnreadableAncestor } from '../../store/server-access.ts'
import { quoteForShell } from '../../store/quote-for-shell.ts'
import type { VerbHandler } from '../options/verb-request.ts'
import { parseAbsolutePath, parseServerOptions } from '../options/parse-options.ts'

export const run: VerbHandler = async ({ store, names, options }) => {
  const [typed, ...rest] = names
  if (typed === undefined || rest.length > 0) {
    throw new Error(
      'Into which folder? E.g. npm run release -- nginx /etc/kutuhal --host www.example.org --certificate site.crt --key site.key',
    )
  }
  if (store.bucket)
    throw new Error(
      `This is for a folder, and ${store.bucket.address} is a bucket. In front of that: npm run release -- edge <folder>`,
    )
  const program = findNginx()
  const closed = findUnreadableAncestor(store)
  const hints = [closed && closedFolderInWords(closed)]
  return writeAndCheckNginxConfiguration(parseAbsolutePath('The folder', typed), program, hints, {
    ...parseServerOptions(options),
    store: { ...store, folder: path.resolve(store.folder) },
    http2: program ? detectHttp2Syntax(program) : 'in listen',
    scripts: findNginxScriptModule(),
  })
}

export async function writeAndCheckNginxConfiguration(
  folder: string,
  program: string | undefined,
  hints: readonly (string | undefined)[],
  options: NginxOptions,
): Promise<string> {
  await writeNginxConfiguration(folder, options)
  const file = path.join(folder, 'nginx.conf')
  const start = `nginx -p ${quoteForShell(folder)} -c nginx.conf`
  const all = [...hints, getPreviewCookieWarning(options.hosts)].filter(hint => hint !== undefined)
  if (!program) {
    const unchecked = `There is no nginx here to check it with. On the server: ${start} -t, then ${start}`
    return [file, unchecked, ...all].join('\n')
  }
  const { isGood, words } = checkNginxConfiguration(program, folder)
  if (!isGood) throw new Error(`nginx does not take ${file}.\n\n${words}`)
  return [file, words.trim(), `Start it: ${start}`, ...all].join('\n')
}

const closedFolderInWords = (folder: string): string =>
  `Only its owner can enter ${folder}, and the store is in there: nginx's workers get nothing unless they run as that user. Open it with chmod a+x ${quoteForShell(folder)}, or keep the store elsewhere.`
