import type { Finding } from './finding.ts'

/** Findings with the same kind are one mistake: they differ in names, numbers and addresses only. */
export function kindOf({ about, what }: Pick<Finding, 'about' | 'what'>): string {
  const shape = what
    .replace(/After (?:pressing|typing|submitting|a navigation)[^:]*: /g, '')
    .replace(/[“"][^”"]*[”"]/g, '…')
    .replace(/<[^>]*>/g, '<>')
    .replace(/https?:\/\/\S+|(?<![\w.])\/[\w\-./?#=&%]*/g, '/')
    .replace(/[\d.,:]*\d/g, '0')
  return `${about} ${shape}`
}
