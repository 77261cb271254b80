import type { Answer } from '../conversation/answer.ts'
import { checkedReply } from './model/checked-reply.ts'
import type { Failure, Model, ModelReply } from './model/model.ts'
import { promptFor } from './model/prompt.ts'
import type { SiteKnowledge } from './releases/site-knowledge.ts'

/** The outcome of a question and its reason, for logs and metrics. */
export type Outcome =
  | {
      readonly status: 'replied'
      readonly text: string
      /** The same in parts; absent for an empty reply. */
      readonly answer?: Answer
      readonly by: 'site' | 'model'
      readonly about: About
    }
  /** The model failed, and the site's own search has no answer instead. */
  | { readonly status: 'failed'; readonly why: Failure['why'] }

/** `instead`: the site answers because the model failed, or claimed what the site does not say. */
type About = Answer['kind'] | 'blocked' | 'empty' | 'instead'

export interface Answering {
  readonly knowledge: SiteKnowledge
  /** Without a model, the site answers. */
  readonly model: Model | undefined
  /** Aborts when the visitor has left. */
  readonly signal: AbortSignal
  /** Called with the model's reply or failure. */
  readonly onModelReply: (reply: ModelReply | { readonly status: 'unfounded'; readonly what: string }) => void
}

/**
 * With a model, answers in its words, based only on what the site says; else in the site's words. For
 * failures of the model see shared/docs/decisions/28-the-assistant-as-a-service.md.
 */
export async function answerQuestion(
  question: string,
  { knowledge, model, signal, onModelReply }: Answering,
): Promise<Outcome> {
  const { answer, text: ownText } = knowledge.answer(question)
  const bySite = { status: 'replied', text: ownText, answer, by: 'site' } as const
  // A greeting needs no model: there is only one reply.
  if (!model || answer.kind === 'greeting') return { ...bySite, about: answer.kind }

  const prompt = promptFor(question, knowledge, answer)
  const reply = await model.reply(prompt, signal)
  if (reply.status !== 'replied') onModelReply(reply)
  if (reply.status === 'blocked') return { status: 'replied', text: '', by: 'model', about: 'blocked' }
  const instead: Outcome = { ...bySite, about: 'instead' }
  if (reply.status === 'failed') {
    // The site was not searched for this, so “Nothing about that on the site” would be an unchecked claim.
    return answer.kind !== 'unknown' ? instead : { status: 'failed', why: reply.why }
  }
  const checked = checkedReply(reply.text, prompt.context, question)
  onModelReply(checked.status === 'unfounded' ? checked : reply)
  if (checked.status === 'unfounded') return instead
  if (checked.status === 'empty') return { status: 'replied', text: '', by: 'model', about: 'empty' }
  const { text } = checked
  return { status: 'replied', text, answer: knowledge.worded(text), by: 'model', about: 'answer' }
}
