/** Makes the variants that the benchmark compares from a page's composed document. */

/** Matches a script element that a browser runs. The script's text cannot contain the end tag. */
const SCRIPT = /<script\b([^>]*)>[^]*?<\/script>\n?/gi

const SCRIPT_PRELOAD =
  /<link\b(?=[^>]*\brel="?(?:modulepreload|preload))(?=[^>]*(?:\bas="?script|modulepreload))[^>]*>\n?/gi

/**
 * Matches the policy that lets only the document's own scripts load others. It would block the bundle's
 * scripts.
 */
const STARTING_POLICY =
  /<meta http-equiv="Content-Security-Policy" content="script-src 'strict-dynamic'[^>]*>\n?/

/** Removes all scripts and data from a document. No variant with scripts can be faster than the result. */
export function removeScripts(html: string): string {
  return html.replace(SCRIPT, '').replace(SCRIPT_PRELOAD, '')
}

/**
 * Replaces a document's scripts by those of another build, with the tags that build tools write by default.
 * Keeps only the data for hydration and search engines.
 * @param scripts script elements of the bundle
 * @param compositionId id of the element that names the document's releases
 */
export function replaceScripts(html: string, scripts: string, compositionId: string): string {
  const isKept = new RegExp(`\\bid="${compositionId}"|\\btype="application/ld\\+json"`, 'i')
  const kept = (element: string, attributes: string) => (isKept.test(attributes) ? element : '')
  return html
    .replace(SCRIPT, kept)
    .replace(SCRIPT_PRELOAD, '')
    .replace(STARTING_POLICY, '')
    .replace('</head>', () => `${scripts}</head>`)
}
