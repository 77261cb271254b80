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
 * Makes the custom elements manifest, which editors and documentation tools read, from the comments in the
 * classes: https://custom-elements-manifest.open-wc.org/analyzer/getting-started/#supported-jsdoc.
 * @param folder folder with the classes, in files named `*-element.ts`; the comment of an element's class has
 * a `@tag`
 * @returns the public interface of each element, as a module with the path of the element's script; undefined
 * if the folder has no elements
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

/**
 * Adds a definition of each custom element to its module's exports. The analyzer does not find these
 * definitions, and would drop classes without a definition.
 */
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

/** Removes the name of the base class from which a member is inherited, since base classes are not public. */
function own<T extends { inheritedFrom?: unknown }>(item: T): T {
  const copy = { ...item }
  delete copy.inheritedFrom
  return copy
}
