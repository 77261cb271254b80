/**
 * Imported before react-dom, which makes four errors when it is evaluated. For their stack traces Chromium
 * would parse all code on the stack once more: 10 of the first task's 13 ms, and 40 on a slow phone.
 */
const { stackTraceLimit } = Error

// With a limit of 0, Chromium would still look for the line of the error itself.
Reflect.deleteProperty(Error, 'stackTraceLimit')

/** Reports of errors name the release in whose code an error occurred. */
export function restoreStackTraces(): void {
  Error.stackTraceLimit = stackTraceLimit
}
