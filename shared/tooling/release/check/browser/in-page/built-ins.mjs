/* global window, document */
/** Runs in the browser before the other in-page scripts: finds out who changes built-ins that pages share. */
;(() => {
  const look = window[Symbol.for('release-check')]
  const isObject = value => (typeof value === 'object' && value !== null) || typeof value === 'function'
  const descriptors = owner =>
    new Map(Reflect.ownKeys(owner).map(key => [key, Object.getOwnPropertyDescriptor(owner, key)]))
  const kept = new Map()
  const keep = (name, owner) =>
    isObject(owner) && owner !== window && kept.set(name, [owner, descriptors(owner)])

  const windowBefore = descriptors(window)
  for (const [key, { value }] of windowBefore) {
    if (typeof key !== 'string' || !isObject(value) || value === window) continue
    keep(key, value)
    if (isObject(value.prototype)) keep(`${key}.prototype`, value.prototype)
  }
  for (const key of ['document', 'history', 'navigator', 'performance', 'crypto', 'location'])
    keep(key, window[key])

  const fields = ['value', 'get', 'set', 'writable', 'enumerable', 'configurable']
  const isSame = (one, other) => fields.every(field => Object.is(one?.[field], other?.[field]))
  function changes(name, before, owner) {
    const now = descriptors(owner)
    const known = [...before]
      .filter(([key, descriptor]) => !isSame(descriptor, now.get(key)))
      .map(([key]) => key)
    // Ignore React's mark on the document, whose name is random in every tab.
    const added = [...now.keys()].filter(key => !before.has(key) && !/^_+react/.test(String(key)))
    return [...known, ...(owner === window ? [] : added)].map(key => `${name}.${String(key)}`)
  }
  const handlers = owner => {
    const names = []
    for (const key in owner) if (key.startsWith('on') && typeof owner[key] === 'function') names.push(key)
    return names
  }

  look.builtIns = () => [
    ...changes('window', windowBefore, window),
    ...[...kept].flatMap(([name, [owner, before]]) => changes(name, before, owner)),
    ...handlers(window).map(name => `window.${name}`),
    ...handlers(document).map(name => `document.${name}`),
  ]
})()
