import { removeScripts, replaceScripts } from './documents.ts'

const composition =
  '<script type="application/json" id="facts">{"year":2030,"page":{"path":"/"},"x":"\\u003c"}</script>'
const html = `<!doctype html>
<html><head><meta http-equiv="Content-Security-Policy" content="script-src 'self'">
<meta http-equiv="Content-Security-Policy" content="script-src 'strict-dynamic' 'sha256-x'"><script>start()</script>
<style>p{}</style><style data-emotion="css 1">h1{}</style><link rel="preload" as="image" href="hero.avif">
<link rel="preload" as="script" href="/page.js" crossorigin></head>
<body><div id="root"><main><div><h1>Robots</h1></div></main></div>
${composition}
<script type="application/ld+json">{}</script><link rel="modulepreload" href="/m.js">
<script type="application/json" id="scripts">["/main.js"]</script>
<script src="/main.js" defer></script>
</body></html>`
const bundle = '<script defer src="/bundle.js"></script>'

describe('the floor', () => {
  const floor = removeScripts(html)

  it('has no script, and asks for none in advance', () => {
    expect(floor).not.toMatch(/<script|as="script"|modulepreload/)
  })

  it('is the same document otherwise', () => {
    expect(floor).toContain("script-src 'self'")
    expect(floor).toContain('<link rel="preload" as="image" href="hero.avif">')
    expect(floor).toContain('<div id="root"><main><div><h1>Robots</h1></div></main></div>')
  })
})

describe('the document of the one bundle', () => {
  it('has the same text and data, and of scripts its own only', () => {
    const document = replaceScripts(html, bundle, 'facts')
    expect(document).toContain('<h1>Robots</h1>')
    expect(document).toContain(composition)
    expect(document).toContain('<script type="application/ld+json">')
    expect(document.match(/<script (?!type)[^>]*>|<script>/g)).toEqual(['<script defer src="/bundle.js">'])
    expect(document).not.toContain('main.js')
    // The main policy stays. The policy that only allows the document's own scripts is removed.
    expect(document).toContain("script-src 'self'")
    expect(document).not.toContain('strict-dynamic')
  })
})
