import { HtmlValidate } from 'html-validate'
import { composeWorkingTreeSite, type ComposedDocument } from '@kutuhal/testing/releases/working-tree-site.ts'
import { getPathLanguage } from '../routes.ts'

const site = composeWorkingTreeSite()
const documents = [...site.pages, site.notFound]

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:standard'],
  rules: {
    // React's way to write HTML is valid too: <br/>, srcSet, required="", hidden="".
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': ['error', { style: 'lowercase' }],
    'void-style': 'off',
    // Safari treats a list without bullets as a list only if the element has the role `list`.
    'no-redundant-role': 'off',
    'prefer-native-element': ['error', { exclude: ['list'] }],
    // The product specification uses items' titles, which may be long.
    'long-title': 'off',
    // The two searches show results while typing; there is nothing to submit.
    'wcag/h32': 'off',
    // Styles prevent line breaks in phone numbers where needed.
    'tel-non-breaking': 'off',
  },
})

function found(look: (page: ComposedDocument) => readonly string[]): string[] {
  return documents.flatMap(page => look(page).map(what => `${page.path}: ${what}`))
}

function repeated(read: (page: ComposedDocument) => string | undefined): string[] {
  const seen = documents.map(page => read(page) ?? '')
  return seen.filter((text, index) => text === '' || seen.indexOf(text) !== index)
}

describe('the HTML of every page', () => {
  it('is composed for all routes', () => {
    expect(site.pages.length).toBeGreaterThan(30)
  })

  it('is valid', () => {
    const findings = found(({ html }) =>
      validator
        .validateStringSync(html)
        .results.flatMap(({ messages }) =>
          messages.map(({ ruleId, line, column, message }) => `${ruleId} ${line}:${column} ${message}`),
        ),
    )
    expect(findings).toEqual([])
  })

  it('names its language', () => {
    const findings = found(({ path, document }) =>
      document.querySelector('html')?.getAttribute('lang') === getPathLanguage(path)
        ? []
        : [`not lang="${getPathLanguage(path)}"`],
    )
    expect(findings).toEqual([])
  })

  it('has the landmarks of a page once each, and every navigation a name of its own', () => {
    const findings = found(({ document }) => {
      const root = document.querySelector('#root')
      const once = ['header', 'main', 'footer'].filter(
        name =>
          root?.childNodes.filter(node => 'rawTagName' in node && node.rawTagName === name).length !== 1,
      )
      const navigations = document
        .querySelectorAll('nav')
        .map(nav => nav.getAttribute('aria-label') ?? nav.getAttribute('aria-labelledby') ?? '')
      const unnamed = navigations.filter((name, index) => name === '' || navigations.indexOf(name) !== index)
      return [
        ...once.map(name => `not one ${name}`),
        ...unnamed.map(name => `nav "${name}" twice or unnamed`),
      ]
    })
    expect(findings).toEqual([])
  })

  it('has one h1, first of all headings in main, and skips no level after it', () => {
    const findings = found(({ document }) => {
      const levels = document
        .querySelectorAll('h1, h2, h3, h4, h5, h6')
        .map(({ rawTagName }) => Number(rawTagName.slice(1)))
      const inMain = document.querySelector('main')?.querySelector('h1, h2, h3, h4, h5, h6')
      return [
        ...(levels.filter(level => level === 1).length === 1 ? [] : ['not one h1']),
        ...(inMain?.rawTagName === 'h1' ? [] : ['main begins with another heading than its h1']),
        ...levels.flatMap((level, index) =>
          level > (levels[index - 1] ?? level) + 1 ? [`h${level} after h${levels[index - 1]}`] : [],
        ),
      ]
    })
    expect(findings).toEqual([])
  })

  it('has a title and a description that no other page has', () => {
    expect(repeated(({ document }) => document.querySelector('title')?.text)).toEqual([])
    expect(
      repeated(({ document }) => document.querySelector('meta[name="description"]')?.getAttribute('content')),
    ).toEqual([])
  })
})
