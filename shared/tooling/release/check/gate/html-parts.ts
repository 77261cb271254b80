/**
 * Reads composed HTML with regular expressions, which are a hundred times as fast as a parser. They suffice,
 * since React writes all tags in one form. No pattern looks beyond the next tag, so the time is linear in the
 * HTML's length.
 */

/** Returns the markup of the remote's page, without the layout. */
export function extractPageMarkup(html: string): string {
  const start = html.indexOf('data-page=""')
  if (start === -1) return ''
  const end = html.indexOf('</main>', start)
  return html.slice(html.lastIndexOf('<', start), end === -1 ? undefined : end)
}

/** Returns the markup of the body without SVG drawings, whose <title> elements do not belong to the page. */
export function extractBodyMarkup(html: string): string {
  const start = html.indexOf('<div id="root">')
  const end = html.indexOf('<script type="application/json"', start)
  const body = html.slice(start, end === -1 ? undefined : end)
  let rest = ''
  let from = 0
  for (const { at, behind } of elementsIn(body, 'svg')) {
    rest += body.slice(from, at)
    from = behind
  }
  return rest + body.slice(from)
}

export function extractHeadings(markup: string): string[] {
  const headings = elementsIn(markup, 'h1').map(({ at, behind }) => markup.slice(at, behind))
  return headings.map(heading => unescaped(heading.replace(/<[^<>]*>/g, '')).trim())
}

/**
 * Finds all elements with this tag name. They must not contain each other, since each ends at the next
 * closing tag.
 */
function elementsIn(markup: string, name: string) {
  const places: { readonly at: number; readonly behind: number }[] = []
  const begin = new RegExp(`<${name}[\\s>]`, 'g')
  const end = `</${name}>`
  for (let found = begin.exec(markup); found; found = begin.exec(markup)) {
    const at = markup.indexOf(end, found.index)
    if (at === -1) break
    begin.lastIndex = at + end.length
    places.push({ at: found.index, behind: begin.lastIndex })
  }
  return places
}

export function extractTitle(html: string): string {
  return unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')
}

export function extractElementIds(html: string): Set<string> {
  return new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => unescaped(id)))
}

export function extractLinks(markup: string): string[] {
  return attributesIn(markup, 'a', 'href')
}

/** Returns the addresses of pictures, videos and other media in some markup. */
export function extractAssets(markup: string): string[] {
  const tags = '(?:img|source|video|audio|track|iframe|embed|image|use)'
  const sources = ['src', 'poster'].flatMap(name => attributesIn(markup, tags, name))
  const sets = attributesIn(markup, '(?:img|source)', 'srcset').flatMap(set =>
    set.split(',').map(candidate => candidate.trim().split(/\s/, 1)[0] ?? ''),
  )
  return [...new Set([...sources, ...sets])].filter(address => address !== '')
}

/** Returns the address of the link preview's picture; undefined in documents of old shells. */
export function extractLinkPreviewImage(html: string): string | undefined {
  const address = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1]
  return address === undefined ? undefined : unescaped(address)
}

function attributesIn(markup: string, tag: string, name: string): string[] {
  const pattern = new RegExp(`<${tag}\\s(?:[^<>]*\\s)?${name}="([^"]*)"`, 'gi')
  return [...new Set([...markup.matchAll(pattern)].map(([, value = '']) => unescaped(value)))]
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    // Come last, so that the text `&lt;`, escaped as `&amp;lt;`, stays text.
    .replaceAll('&amp;', '&')
