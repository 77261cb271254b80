/**
 * Switches stack traces off until `restoreStackTraces`. Import this module before react-dom, which creates
 * four errors when it is evaluated: to find their lines, Chromium would parse all the code on the stack once
 * more, 40 of the first task's 65 ms on a slow phone.
 */
const { stackTraceLimit } = Error

// With a limit of 0, Chromium would still look for the line of the error itself.
Reflect.deleteProperty(Error, 'stackTraceLimit')

/** Switches stack traces on again: reports of errors name the release in which an error occurred. */
export function restoreStackTraces(): void {
  Error.stackTraceLimit = stackTraceLimit
}
