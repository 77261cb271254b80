/** HTML that has passed the site's sanitising policy while building (shared/tooling/build/sanitize-article.mjs): what importing an
 * `.html` file gives. No other text may become markup. */
export interface SanitisedHtml {
  readonly sanitisedHtml: string
}

/** Name of the Trusted Types policy, as the Content-Security-Policy lists it. */
export const HTML_POLICY = 'kutuhal-html'

// Only sanitised HTML reaches it: the policy itself is nobody else's.
const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy(HTML_POLICY, { createHTML: html => html })

/** For React's `dangerouslySetInnerHTML`. Keep the result while the text stays the same, or React writes it again. */
export function markup({ sanitisedHtml }: SanitisedHtml): { readonly __html: string | TrustedHTML } {
  return { __html: policy ? policy.createHTML(sanitisedHtml) : sanitisedHtml }
}
