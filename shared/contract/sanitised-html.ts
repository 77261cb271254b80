/** HTML that shared/tooling/build/sanitize-article.mjs has sanitised. No other text may become markup. */
export interface SanitisedHtml {
  readonly sanitisedHtml: string
}

/** Name of the Trusted Types policy, as the Content-Security-Policy lists it. */
export const HTML_POLICY = 'kutuhal-html'

// This policy is not exported, so only sanitised HTML reaches it.
const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy(HTML_POLICY, { createHTML: html => html })

/** For React's `dangerouslySetInnerHTML`. Keep the result for the same text, or React writes it again. */
export function markup({ sanitisedHtml }: SanitisedHtml): { readonly __html: string | TrustedHTML } {
  return { __html: policy ? policy.createHTML(sanitisedHtml) : sanitisedHtml }
}
