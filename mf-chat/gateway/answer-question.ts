import type { Answer } from '../conversation/answer.ts'
import { checkReply } from './model/checked-reply.ts'
import type { FailureReason, Model, ModelReply } from './model/model.ts'
import { buildPrompt } from './model/prompt.ts'
import type { KnowledgeBase } from './answers/knowledge.ts'

/** An answer, with its author and a reason for logs and metrics. */
type QuestionOutcome =
  | {
      readonly by: 'site' | 'model'
      /** `instead`: the model failed or made an unfounded claim, so this is the site's own answer. */
      readonly about: Answer['kind'] | 'blocked' | 'empty' | 'instead'
      readonly text: string
      /** The reply in parts; absent for an empty reply. */
      readonly answer?: Answer
    }
  /** The model failed, and the site's own search has no answer in its place. */
  | { readonly by: 'nobody'; readonly about: FailureReason }

export interface AnswerContext {
  readonly knowledge: KnowledgeBase
  /** The language model. Without it, answers consist of sentences of the site. */
  readonly model: Model | undefined
  /** Aborts when the visitor leaves. */
  readonly signal: AbortSignal
  /** Called with the model's reply or failure. */
  readonly onModelReply: (reply: ModelReply | { readonly status: 'unfounded'; readonly what: string }) => void
}

/**
 * Answers with the model's reply, checked against the site; without a model, with the site's sentences. The
 * decision 28-the-assistant.md says what happens if the model fails.
 */
export async function answerQuestion(
  question: string,
  { knowledge, model, signal, onModelReply }: AnswerContext,
): Promise<QuestionOutcome> {
  const { answer, text: ownText } = knowledge.answer(question)
  const siteOutcome = { by: 'site', text: ownText, answer } as const
  // A greeting needs no model: there is only one reply.
  if (!model || answer.kind === 'greeting') return { ...siteOutcome, about: answer.kind }

  const prompt = buildPrompt(question, knowledge, answer)
  const reply = await model(prompt, signal)
  if (reply.status !== 'replied') onModelReply(reply)
  if (reply.status === 'blocked') return { by: 'model', about: 'blocked', text: '' }
  const instead: QuestionOutcome = { ...siteOutcome, about: 'instead' }
  if (reply.status === 'failed') {
    // If the site's search found nothing, report the failure. Do not say that the site has no answer: the
    // search understands fewer questions than the model.
    return answer.kind !== 'unknown' ? instead : { by: 'nobody', about: reply.why }
  }
  const checked = checkReply(reply.text, prompt.context, question)
  onModelReply(checked.status === 'unfounded' ? checked : reply)
  if (checked.status === 'unfounded') return instead
  if (checked.status === 'empty') return { by: 'model', about: 'empty', text: '' }
  const { text } = checked
  return { by: 'model', about: 'answer', text, answer: knowledge.toAnswer(text) }
}
