import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createRepositoryPackageJson } from './repository-package-json.ts'
import type { RemoteNames } from './remote-names.ts'

/** @param folder path of the new folder, which must not exist yet */
export async function fillWorkspaceTemplate(
  folder: string,
  names: RemoteNames,
  address: string,
): Promise<void> {
  await fill('template', folder, names, address, () => true)
}

/**
 * There this project's files come from packages.
 * @param site address of the live site; empty if it is not known yet
 */
export async function fillRepositoryTemplate(
  folder: string,
  names: RemoteNames,
  address: string,
  site: string,
): Promise<void> {
  await fill('template', folder, names, address, file => !onlyBesideOthers.has(file.split(path.sep)[0] ?? ''))
  await fill('template-own', folder, names, address, () => true)
  await writeFile(path.join(folder, 'package.json'), createRepositoryPackageJson(names.remote, site))
}

const onlyBesideOthers = new Set(['eslint.config.mjs', 'package.json', 'tsconfig.json'])

async function fill(
  template: string,
  folder: string,
  names: RemoteNames,
  address: string,
  isWanted: (file: string) => boolean,
): Promise<void> {
  const from = fileURLToPath(new URL(template, import.meta.url))
  const renamed = (text: string) => renamedText(text, names, address)
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter(each => each.isFile())) {
    const source = path.join(entry.parentPath, entry.name)
    const file = path.relative(from, source)
    if (!isWanted(file)) continue
    // npm packages cannot contain a file .gitignore.
    const target = path.join(folder, renamed(file === 'gitignore' ? '.gitignore' : file))
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, renamed(await readFile(source, 'utf8')))
  }
}

function renamedText(text: string, names: RemoteNames, address: string): string {
  return (
    text
      .replaceAll('mf-sample', names.remote)
      .replaceAll("'/sample'", `'${address}'`)
      // The formatter removes quotes that are not needed.
      .replaceAll(/\bsample(?=: \()/g, names.page.includes('-') ? `'${names.page}'` : names.page)
      .replaceAll(/\bsample\b/g, names.page)
      .replaceAll(/\bSample\b/g, names.heading)
      .replaceAll('SamplePage', `${names.component}Page`)
      // The template is three folders deeper than a remote.
      .replaceAll('../../../../', '../')
  )
}
