/** @jest-environment jsdom */
import { readDocumentData } from './document-data.ts'

const OWN = '<script type="application/json" id="scripts">"own"</script>'
const HOSTILE = '<script type="application/json" id="scripts">"hostile"</script>'

it.each([
  ['a script of a page', `<div id="root"><main>${HOSTILE}</main></div>${OWN}`],
  ['a heading of an article', `<div id="root"><h2 id="scripts">Scripts for robots</h2></div>${OWN}`],
  ['markup that closes what it stands in', `<div id="root"><p></p></div>${HOSTILE}<div></div>${OWN}`],
  ['another element behind the page', `<div id="root"></div><pre id="scripts">"hostile"</pre>${OWN}`],
])('believes what the shell wrote, and not %s', (_, body) => {
  document.body.innerHTML = body
  expect(readDocumentData('scripts')).toBe('"own"')
})

it('finds nothing where a copy of the bootstrap runs in a page', () => {
  document.body.innerHTML = `<div id="root"><main>${HOSTILE}</main></div>`
  expect(readDocumentData('scripts')).toBeNull()
})
