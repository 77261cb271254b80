import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { create, ts } from '@custom-elements-manifest/analyzer/index.js'
import type {
  CustomElement,
  CustomElementDeclaration,
  CustomElementExport,
  Declaration,
  Module,
  Package,
} from 'custom-elements-manifest/schema'

/**
 * Makes the manifest that editors and documentation tools read, from the comments in the classes:
 * https://custom-elements-manifest.open-wc.org/analyzer/getting-started/#supported-jsdoc.
 * @returns undefined if the folder has no `*-element.ts`
 */
export async function buildCustomElementsManifest(
  folder: string,
): Promise<CustomElementsManifest | undefined> {
  const names = (await readdir(folder)).filter(name => name.endsWith('-element.ts'))
  const sources = names.map(async name =>
    ts.createSourceFile(name, await readFile(path.join(folder, name), 'utf8'), ts.ScriptTarget.ES2022, true),
  )
  const { schemaVersion, modules } = create({ modules: await Promise.all(sources), plugins: [definitions] })
  const elements = modules.flatMap(({ declarations = [] }) => declarations.filter(isElement))
  return elements.length === 0 ? undefined : { schemaVersion, modules: elements.map(published) }
}

export interface CustomElementsManifest extends Package {
  modules: (Module & { declarations: ElementDeclaration[] })[]
}

export type ElementDeclaration = CustomElementDeclaration & CustomElement & { readonly tagName: string }

const isElement = (declaration: Declaration): declaration is ElementDeclaration =>
  declaration.kind === 'class' && 'tagName' in declaration

/** The analyzer does not find the definitions of custom elements, and would drop classes without one. */
const definitions = {
  name: 'definitions',
  moduleLinkPhase({ moduleDoc }: { readonly moduleDoc: Module }) {
    const elements = (moduleDoc.declarations ?? []).filter(isElement)
    moduleDoc.exports = [...(moduleDoc.exports ?? []), ...elements.map(definition)]
  },
}

const definition = ({ tagName, name }: ElementDeclaration): CustomElementExport => ({
  kind: 'custom-element-definition',
  name: tagName,
  declaration: { name, module: scriptOf(tagName) },
})

const scriptOf = (tagName: string): string => `${tagName}.js`

function published(element: ElementDeclaration): CustomElementsManifest['modules'][number] {
  const { attributes, members, events, ...others } = element
  const isForPages = ({ privacy = 'public', static: isStatic = false }) => privacy === 'public' && !isStatic
  const declaration: ElementDeclaration = {
    ...others,
    superclass: { name: 'HTMLElement' },
    attributes: attributes?.map(own) ?? [],
    members: members?.filter(isForPages).map(own) ?? [],
    events: events?.map(own) ?? [],
  }
  return {
    kind: 'javascript-module',
    path: scriptOf(element.tagName),
    declarations: [declaration],
    exports: [definition(element)],
  }
}

/** Base classes are not public. */
function own<T extends { inheritedFrom?: unknown }>(item: T): T {
  const copy = { ...item }
  delete copy.inheritedFrom
  return copy
}
