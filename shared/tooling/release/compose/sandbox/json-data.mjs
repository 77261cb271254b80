/**
 * Checks data from `load`, which goes into the HTML as JSON for hydration. Runs in the composing process,
 * since such values cannot be sent to another one.
 * @returns values that JSON would change, e.g. `data.articles[0].date is a Date`; empty if there are none
 */
export function nonJsonValues(value, name = 'data', above = []) {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return []
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${name} is ${value}`]
  if (typeof value !== 'object') return [`${name} is ${kindOf(value)}`]
  if (above.includes(value)) return [`${name} contains itself`]
  const path = [...above, value]
  if (Array.isArray(value))
    return value.flatMap((item, index) => nonJsonValues(item, `${name}[${index}]`, path))
  const prototype = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return [`${name} is ${kindOf(value)}`]
  return (
    Object.entries(value)
      // JSON omits undefined properties, which have the same value after parsing.
      .filter(([, item]) => item !== undefined)
      .flatMap(([key, item]) => nonJsonValues(item, `${name}.${key}`, path))
  )
}

function kindOf(value) {
  if (value === undefined) return 'undefined'
  if (typeof value === 'object' && value !== null) return `a ${value.constructor.name}`
  return `a ${typeof value}`
}
