/** HTML that shared/tooling/build/sanitize-article.mjs has sanitised. No other text may be used as markup. */
export interface SanitisedHtml {
  readonly sanitisedHtml: string
}

/** Name of the Trusted Types policy, which the Content-Security-Policy lists. */
export const HTML_POLICY = 'kutuhal-html'

// The policy is not exported, so only sanitised HTML reaches it.
const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy(HTML_POLICY, { createHTML: html => html })

/** Markup for `dangerouslySetInnerHTML`. Keep the result: for a new one React sets the HTML again. */
export function markup({ sanitisedHtml }: SanitisedHtml): { readonly __html: string | TrustedHTML } {
  return { __html: policy ? policy.createHTML(sanitisedHtml) : sanitisedHtml }
}
