import type { Answer } from '../conversation/answer.ts'
import { checkReply } from './model/checked-reply.ts'
import type { ModelFailure, Model, ModelReply } from './model/model.ts'
import { buildPrompt } from './model/prompt.ts'
import type { SiteKnowledge } from './releases/site-knowledge.ts'

/** The result of answering a question. `about`, or `why` for a failure, is the reason in logs and metrics. */
export type QuestionOutcome =
  | {
      readonly status: 'replied'
      readonly text: string
      /** The reply in parts; absent for an empty reply. */
      readonly answer?: Answer
      readonly by: 'site' | 'model'
      readonly about: OutcomeReason
    }
  /** The model failed, and the site's own search has no answer in its place. */
  | { readonly status: 'failed'; readonly why: ModelFailure['why'] }

/** `instead`: the site's own answer replaces the reply of a model that failed or made an unfounded claim. */
type OutcomeReason = Answer['kind'] | 'blocked' | 'empty' | 'instead'

export interface AnswerContext {
  readonly knowledge: SiteKnowledge
  /** The language model. Without it, answers consist of sentences of the site. */
  readonly model: Model | undefined
  /** Aborts when the visitor leaves. */
  readonly signal: AbortSignal
  /** Called with the model's reply or failure. */
  readonly onModelReply: (reply: ModelReply | { readonly status: 'unfounded'; readonly what: string }) => void
}

/**
 * Answers with the model's reply, checked against the site; without a model, with the site's sentences. The
 * decision 28-the-assistant-as-a-service.md says what happens if the model fails.
 */
export async function answerQuestion(
  question: string,
  { knowledge, model, signal, onModelReply }: AnswerContext,
): Promise<QuestionOutcome> {
  const { answer, text: ownText } = knowledge.answer(question)
  const siteOutcome = { status: 'replied', text: ownText, answer, by: 'site' } as const
  // A greeting needs no model: there is only one reply.
  if (!model || answer.kind === 'greeting') return { ...siteOutcome, about: answer.kind }

  const prompt = buildPrompt(question, knowledge, answer)
  const reply = await model.reply(prompt, signal)
  if (reply.status !== 'replied') onModelReply(reply)
  if (reply.status === 'blocked') return { status: 'replied', text: '', by: 'model', about: 'blocked' }
  const instead: QuestionOutcome = { ...siteOutcome, about: 'instead' }
  if (reply.status === 'failed') {
    // If the site's search found nothing, report the failure. Do not say that the site has no answer: the
    // search understands fewer questions than the model.
    return answer.kind !== 'unknown' ? instead : { status: 'failed', why: reply.why }
  }
  const checked = checkReply(reply.text, prompt.context, question)
  onModelReply(checked.status === 'unfounded' ? checked : reply)
  if (checked.status === 'unfounded') return instead
  if (checked.status === 'empty') return { status: 'replied', text: '', by: 'model', about: 'empty' }
  const { text } = checked
  return { status: 'replied', text, answer: knowledge.worded(text), by: 'model', about: 'answer' }
}
