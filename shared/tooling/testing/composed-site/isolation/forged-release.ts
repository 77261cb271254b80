/**
 * Makes test releases from a real one, with correct hashes, as the remote's own team could. A changed chunk
 * changes its hash in `remoteEntry.js`, and therefore the hash of the entry.
 */
import { sha384 } from '@kutuhal/build/sha384.ts'

export type ScriptTexts = Readonly<Record<string, string>>

/** Functions that change scripts, by file name. */
export type ScriptPatches = Readonly<Record<string, (text: string) => string>>

export const REMOTE_ENTRY_FILE_NAME = 'remoteEntry.js'

export const hashScript = (text: string): string => sha384(Buffer.from(text))

/** Changes scripts and their hashes. @throws Error if a patch changes nothing */
export function patchScripts(scripts: ScriptTexts, patches: ScriptPatches): ScriptTexts {
  const { [REMOTE_ENTRY_FILE_NAME]: changeEntry, ...chunkPatches } = patches
  const patched: Record<string, string> = { ...scripts }
  let entry = scripts[REMOTE_ENTRY_FILE_NAME] ?? ''
  for (const [name, patch] of Object.entries(chunkPatches)) {
    const before = scripts[name] ?? ''
    const after = applyPatch(name, before, patch)
    patched[name] = after
    entry = entry.replaceAll(hashScript(before), hashScript(after))
  }
  return {
    ...patched,
    [REMOTE_ENTRY_FILE_NAME]: changeEntry ? applyPatch(REMOTE_ENTRY_FILE_NAME, entry, changeEntry) : entry,
  }
}

/** Changes a script. @throws Error if the patch changes nothing */
export function applyPatch(name: string, text: string, patch: (text: string) => string): string {
  const after = patch(text)
  if (after === text) throw new Error(`The patch for ${name} does not change it. Is the build different now?`)
  return after
}

/** Replaces a version and the identifiers that contain it. */
export function replaceVersion(text: string, version: string, newVersion: string): string {
  const identifier = (name: string) => name.replace(/\W/g, '_')
  return text.replaceAll(version, newVersion).replaceAll(identifier(version), identifier(newVersion))
}

/**
 * Replaces the export of the exposed module.
 * @param change source code of a function that gets the module's `remote` and returns its replacement
 */
export function createRemoteExportPatches(change: string): ScriptPatches {
  return {
    'remote.js': text =>
      text.replace(
        /\.d\((\w+),\["remote",0,(\w+)\]\)/,
        (_, exports: string, remote: string) => `.d(${exports},["remote",0,(${change})(${remote})])`,
      ),
  }
}

/**
 * Replaces the components of all pages and panels.
 * @param component source code of a function that gets a component and returns its replacement
 */
export function createComponentPatches(component: string): ScriptPatches {
  return createRemoteExportPatches(`remote => {
    const change = ${component}
    const changed = new Map()
    // The same one every time, or React would throw the old one's state away.
    const once = type => changed.get(type) ?? (changed.set(type, change(type)), changed.get(type))
    const rendered = loaded => ({ ...loaded, element: { ...loaded.element, type: once(loaded.element.type) } })
    const each = (parts, changePart) => Object.fromEntries(Object.entries(parts ?? {}).map(
      ([name, load]) => [name, async () => changePart(await load())]))
    return {
      ...remote,
      pages: each(remote.pages, ({ page }) => ({ page: {
        ...page,
        load: async context => rendered(await page.load(context)),
        resume: data => rendered(page.resume(data)),
      } })),
      panels: each(remote.panels, ({ Panel }) => ({ Panel: once(Panel) })),
    }
  }`)
}
