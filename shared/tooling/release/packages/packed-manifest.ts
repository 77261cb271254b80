import type { PackageManifest } from './published-packages.ts'

/**
 * In the checkout `exports` names sources, and packages are found locally; in a registry `exports` names
 * compiled files for the same imports, and packages have versions.
 * @throws Error if the package needs a package of this project that is not published
 */
export function createPackedManifest(
  manifest: PackageManifest,
  versions: Readonly<Record<string, string>>,
): PackageManifest {
  const { exports, bin, dependencies, devDependencies } = manifest
  return {
    ...manifest,
    // JSON omits properties with the value undefined.
    private: undefined,
    ...(bin instanceof Object && { bin: mapValues(bin, file => toCompiledFileName(String(file))) }),
    ...(exports instanceof Object && { exports: mapValues(exports, compiledEntry) }),
    ...(dependencies instanceof Object && { dependencies: withVersions(dependencies) }),
    ...(devDependencies instanceof Object && { devDependencies: withVersions(devDependencies) }),
  }

  function withVersions(wanted: object): Record<string, unknown> {
    return mapEntries(wanted, (name, range) =>
      name.startsWith('@kutuhal/') ? publishedRange(manifest.name, name, versions) : range,
    )
  }
}

function publishedRange(asker: string, name: string, versions: Readonly<Record<string, string>>): string {
  const version = versions[name]
  if (version !== undefined) return `^${version}`
  throw new Error(
    `${asker} needs ${name}, which no registry holds. Publish that too (shared/tooling/release/packages/published-packages.ts), or do without.`,
  )
}

const SOURCE = /(?<!\.d)\.tsx?$/

const toCompiledFileName = (file: string): string => file.replace(SOURCE, '.js')

function compiledEntry(file: unknown): unknown {
  if (typeof file !== 'string' || !SOURCE.test(file)) return file
  return { types: file.replace(SOURCE, '.d.ts'), default: toCompiledFileName(file) }
}

function mapValues<Value>(object: object, change: (value: unknown) => Value): Record<string, Value> {
  return mapEntries(object, (_, value) => change(value))
}

function mapEntries<Value>(
  object: object,
  change: (key: string, value: unknown) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(key, value)]))
}
