import { replaceScripts } from './serve-copy.ts'

it('gives a document the scripts of the bundle, and keeps its data', () => {
  const html =
    '<head><meta http-equiv="Content-Security-Policy" content="x"><script>head()</script></head><body><p>Text</p><script type="application/json" id="composition">{}</script><script type="application/json" id="scripts">{}</script></body>'
  expect(replaceScripts(html, ['main.js', 'page.js', 'main.js'])).toBe(
    '<head><script defer src="/one-bundle/main.js"></script><script defer src="/one-bundle/page.js"></script></head><body><p>Text</p><script type="application/json" id="composition">{}</script></body>',
  )
})
