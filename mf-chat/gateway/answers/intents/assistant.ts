import { quoted, type Intent } from './intent.ts'
import { sentenceWith } from './sentence-with.ts'

/** What this assistant is. */
export const assistant: Intent = {
  name: 'the assistant itself',
  isExact: true,
  reply({ isAbout, language, plain }, facts) {
    const isAsked =
      (isAbout('assistant') && !/what are you (doing|teaching|offering|planning)/.test(plain)) ||
      /\bare (you|u) (a |an )?(real |human|robot|bot|machine|computer|person|ai)\b/.test(plain) ||
      /\b(your|show|print|reveal).*\b(hidden|secret) instructions\b|system prompt|what were you told/.test(
        plain,
      ) ||
      /तुम कौन|आप कौन|તમે કોણ/.test(plain)
    if (!isAsked) return undefined
    const found = sentenceWith(facts, /assistant.*computer program/i, ['/terms-of-service'])
    return found && { lines: quoted(language, [found.sentence]), page: found.page }
  },
}
