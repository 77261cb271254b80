import type { Finding } from './finding.ts'

/** A text of a page can be of any length; what tells a kind stands in front. */
const LENGTH = 2000

/** Findings with the same kind are one mistake: they differ in names, numbers and addresses only. */
export function kindOf({ about, what }: Pick<Finding, 'about' | 'what'>): string {
  const shape = what
    .slice(0, LENGTH)
    .replace(/After (?:pressing|typing|submitting|a navigation)[^:]*: /g, '')
    .replace(/[“"][^”"]*[”"]/g, '…')
    .replace(/<[^>]*>/g, '<>')
    .replace(/https?:\/\/\S+|(?<![\w.])\/[\w\-./?#=&%]*/g, '/')
    .replace(/[\d.,:]*\d/g, '0')
  return `${about} ${shape}`
}
