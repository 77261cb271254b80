/** The documents of one page in the ways that are compared, all of them made from the composed one. */

/** A script that a browser runs, and the element as it stands in the document. Its text cannot hold the end tag. */
const SCRIPT = /<script\b([^>]*)>[^]*?<\/script>\n?/gi

/** What has scripts fetched in advance. */
const SCRIPT_PRELOAD =
  /<link\b(?=[^>]*\brel="?(?:modulepreload|preload))(?=[^>]*(?:\bas="?script|modulepreload))[^>]*>\n?/gi

/** A type that browsers take for data. */
const DATA = /\btype="(?:application|text)\/(?!javascript)/i

/** The document without any script, data included: what no script could be faster than. */
export function withoutScripts(html: string): string {
  return html.replace(SCRIPT, '').replace(SCRIPT_PRELOAD, '')
}

/**
 * The document with scripts of another build, asked for as build tools write it without being told more.
 * @param scripts the bundle's, as elements
 */
export function withScripts(html: string, scripts: string): string {
  return withDataOnly(html).replace('</head>', () => `${scripts}</head>`)
}

/**
 * The document of an application that renders in the browser: the same head, but no styles or pictures of a page, and nothing to
 * hydrate.
 * @param scripts the bundle's, as elements
 * @param compositionId of the element that says which releases the document belongs to
 * @throws Error if there is no such element
 */
export function emptied(html: string, scripts: string, compositionId: string): string {
  const data = new RegExp(`<script\\b[^>]*\\bid="${compositionId}"[^>]*>([^]*?)</script>`, 'i').exec(
    html,
  )?.[1]
  if (data === undefined) throw new Error(`The document has no #${compositionId}.`)
  const composition = { ...(JSON.parse(data) as Readonly<Record<string, unknown>>), page: undefined }
  const json = JSON.stringify(composition).replaceAll('<', '\\u003c')
  const root = `<div id="root"></div>\n<script type="application/json" id="${compositionId}">${json}</script>`
  return withoutScripts(html)
    .replace(/<div id="root">[^]*<\/div>/, () => root)
    .replace(/<style data-emotion[^>]*>[^]*?<\/style>/g, '')
    .replace(/<link\b(?=[^>]*rel="preload")(?=[^>]*as="image")[^>]*>/g, '')
    .replace('</head>', () => `${scripts}</head>`)
}

function withDataOnly(html: string): string {
  const kept = (element: string, attributes: string) => (DATA.test(attributes) ? element : '')
  return html.replace(SCRIPT, kept).replace(SCRIPT_PRELOAD, '')
}
