import { readDocument, writeDocument, writeJsonForHtml } from '@kutuhal/contract/document.ts'
import { createDevelopmentDocument, findShellBaseUrl } from './dev-document.ts'

const pin = (release: string) => ({
  release,
  base: `http://localhost/${release}/`,
  container: release,
  entry: `http://localhost/${release}/remoteEntry.js`,
  integrity: 'sha384-x',
})
const html = (remote: string) =>
  writeDocument({
    language: 'en',
    policies: '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'">\n',
    head: '<title>composed</title>\n',
    body: '<main>composed</main>',
    pins: writeJsonForHtml({
      generation: 'a',
      gatewayUrl: '',
      shell: { release: 'shell@1', base: '/apps/shell/1/' },
      remotes: { 'mf-maze': pin('mf-maze@1'), 'mf-content': pin('mf-content@1') },
      page: { path: '/x', remote, data: { text: '</script>' } },
    }),
    structuredData: '',
    scripts: writeJsonForHtml({
      initial: [{ url: '/apps/shell/1/main.js', integrity: 'sha384-x' }],
      preloaded: [{ url: '/old.js', integrity: 'sha384-x' }],
    }),
    bootstrap: 'start()',
  })

const scriptsIn = (text: string): unknown => JSON.parse(readDocument(text)?.scripts ?? '{}')

const compositionIn = (text: string): unknown => JSON.parse(readDocument(text)?.pins ?? '{}')

describe('a document for development', () => {
  it('takes a remote from its development server and leaves the others', () => {
    const text = createDevelopmentDocument(html('mf-content'), { 'mf-maze': pin('mf-maze@development') })
    expect(compositionIn(text)).toMatchObject({
      remotes: { 'mf-maze': { release: 'mf-maze@development' }, 'mf-content': { release: 'mf-content@1' } },
      page: { path: '/x' },
    })
    expect(scriptsIn(text)).toEqual({
      initial: [{ url: '/apps/shell/1/main.js', integrity: 'sha384-x' }],
      preloaded: [],
    })
    expect(text).not.toContain('Content-Security-Policy')
  })

  it('lets a page of a developed remote render in the browser', () => {
    const text = createDevelopmentDocument(html('mf-maze'), { 'mf-maze': pin('mf-maze@development') })
    expect(compositionIn(text)).not.toHaveProperty('page')
    expect(text).toContain('<div id="root"></div>')
  })

  it('starts a developed shell instead of the released one', () => {
    const text = createDevelopmentDocument(html('mf-content'), { shell: pin('shell@development') })
    expect(scriptsIn(text)).toEqual({
      initial: [{ url: 'http://localhost/shell@development/main.js', integrity: '' }],
      preloaded: [],
    })
  })

  it('runs another script of the live shell, which renders every page itself', () => {
    const pins = { 'mf-maze': pin('mf-maze@development') }
    const text = createDevelopmentDocument(html('mf-content'), pins, { shellScript: 'development/main.js' })
    expect(scriptsIn(text)).toMatchObject({
      initial: [{ url: '/apps/shell/1/development/main.js', integrity: '' }],
    })
    expect(compositionIn(text)).toMatchObject({ shell: { release: 'shell@1' } })
    expect(compositionIn(text)).not.toHaveProperty('page')
    // Another development server has already transformed this document.
    expect(createDevelopmentDocument(text, {}).split('__react-refresh.js')).toHaveLength(2)
    expect(findShellBaseUrl(text)).toBe('/apps/shell/1/')
    expect(findShellBaseUrl('<!doctype html>')).toBeUndefined()
  })
})
