import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RemoteNames } from './remote-names.ts'

const template = fileURLToPath(new URL('template', import.meta.url))

/**
 * Writes the template into a folder, under the names of the new remote.
 * @param folder that is not there yet
 * @param address of its page
 */
export async function fillTemplate(folder: string, names: RemoteNames, address: string): Promise<void> {
  const renamed = (text: string) => renamedText(text, names, address)
  const entries = await readdir(template, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter(each => each.isFile())) {
    const source = path.join(entry.parentPath, entry.name)
    const target = path.join(folder, renamed(path.relative(template, source)))
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, renamed(await readFile(source, 'utf8')))
  }
}

function renamedText(text: string, names: RemoteNames, address: string): string {
  return (
    text
      .replaceAll('mf-sample', names.remote)
      .replaceAll("'/sample'", `'${address}'`)
      // A key with a hyphen needs quotes; the formatter takes them off the others.
      .replaceAll(/\bsample(?=: \()/g, `'${names.page}'`)
      .replaceAll(/\bsample\b/g, names.page)
      .replaceAll(/\bSample\b/g, names.heading)
      .replaceAll('SamplePage', `${names.component}Page`)
      // The template stands four folders deeper than a remote.
      .replaceAll('../../../../../', '../')
  )
}
