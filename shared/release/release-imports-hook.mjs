/** Runs in Node's thread for module hooks, which takes plain JavaScript only; registered by release-imports.ts. */
let releases = ''
let project = ''

export function initialize(data) {
  ;({ releases, project } = data)
}

export function resolve(specifier, context, next) {
  const isPackage = !/^([./]|\w+:)/.test(specifier)
  if (isPackage && context.parentURL?.startsWith(releases))
    return next(specifier, { ...context, parentURL: project })
  return next(specifier, context)
}
