/** For a command that a person copies into a POSIX shell. */
export const quoteForShell = (word: string): string =>
  /^[\w./@:+=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
