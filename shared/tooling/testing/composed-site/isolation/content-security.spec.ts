import { createHash } from 'node:crypto'
import { waitUntilInteractive } from '../../site-tests/open-page.ts'
import { expect, test, watchSecurityPolicyViolations } from '../../site-tests/site-test.ts'
import { documentHeaders, integrityPolicyHeaders } from '../../../release/serve/headers.ts'
import { hashScript } from './fixtures/forged-release.ts'
import { fetchLivePins } from './fixtures/pins.ts'

/**
 * Returns the directives of a document's two policies. One policy says which sources are allowed, the other
 * which scripts may load further scripts.
 */
const policiesIn = (html: string): readonly Record<string, string>[] =>
  [...html.matchAll(/http-equiv="Content-Security-Policy" content="([^"]*)"/g)].map(([, text = '']) =>
    Object.fromEntries(
      text
        .split('; ')
        .map(directive => [directive.split(' ', 1)[0] ?? '', directive.slice(directive.indexOf(' ') + 1)]),
    ),
  )

const sha256Of = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('Every document allows scripts of the apps that the site pins and its own, and nothing else that runs', async ({
  request,
}) => {
  const pins = Object.values((await fetchLivePins(request)).remotes)
  const folders = pins.map(({ base }) => base.replace(/[^/]+\/$/, ''))
  for (const path of ['/', '/robot-maze', '/news/2', '/no-such-page']) {
    const html = await (await request.get(path)).text()
    const [policy = {}, starting] = policiesIn(html)
    expect(Object.keys(policy)).toContain('script-src')
    expect(Object.values(policy).join(' ')).not.toMatch(/unsafe-|\*|data:|blob:|(https?:)(?!\/\/)/)
    expect(policy).toMatchObject({
      'default-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'require-trusted-types-for': "'script'",
    })
    const inline = [...html.matchAll(/<script>(.+?)<\/script>/gs)].map(([, text = '']) => sha256Of(text))
    expect(inline.length).toBeGreaterThan(0)
    for (const source of policy['script-src']?.split(' ') ?? [])
      expect(["'self'", ...folders, ...inline]).toContain(source)
    expect(starting).toEqual({ 'script-src': ["'strict-dynamic'", ...inline].join(' ') })
  }
})

test('Every answer with a document says what a document cannot', { tag: '@full' }, async ({ request }) => {
  for (const path of ['/', '/robot-maze', '/no-such-page']) {
    const headers = (await request.get(path)).headers()
    expect(headers).toMatchObject({
      ...documentHeaders,
      ...integrityPolicyHeaders,
      'cache-control': expect.anything(),
    })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers['permissions-policy']).toContain('camera=()')
  }
})

test.describe('what somebody smuggles into a page', () => {
  test.use({ allowedNoise: /^/, allowedViolations: /^/ })

  test('does not run, whatever way it came in', async ({ page }) => {
    await page.goto('/')
    const ran = await page.evaluate(async () => {
      const outcomes: Record<string, string> = {}
      const attempt = (name: string, action: () => unknown) => {
        try {
          action()
        } catch (error) {
          outcomes[name] = error instanceof Error ? error.name : 'thrown'
        }
      }
      const add = (tag: string, attributes: Readonly<Record<string, string>>) => {
        const element = document.createElement(tag)
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
        document.body.append(element)
        return element
      }
      const run = (name: string) => `globalThis.ran = [...(globalThis.ran ?? []), '${name}']`
      attempt('text of a script', () => {
        const script = document.createElement('script')
        script.append(run('text of a script'))
        document.body.append(script)
      })
      attempt('address of a script', () =>
        add('script', { src: `data:text/javascript,${run('data: script')}` }),
      )
      attempt('handler', () => add('button', { onclick: run('handler') }).click())
      attempt('javascript: link', () => add('a', { href: `javascript:${run('javascript: link')}` }).click())
      attempt('markup', () => {
        document.body.insertAdjacentHTML('beforeend', `<img src="x" onerror="${run('markup')}">`)
      })
      // Look up `eval` by its name, since lint forbids it in code. Call this function in a timer, since the
      // policy does not apply to code that Playwright evaluates directly.
      const called = (name: string, text: string) => {
        const sink: unknown = Reflect.get(globalThis, name)
        if (typeof sink === 'function') attempt(name, () => void Reflect.apply(sink, undefined, [text]))
      }
      await new Promise<void>(resolve =>
        setTimeout(() => {
          called('eval', run('eval'))
          called('setTimeout', run('text of a timer'))
          // Wait for the error event of a picture. It comes last: any code that the policy failed to block
          // has run by then.
          add('img', { src: 'missing' }).addEventListener('error', () => setTimeout(resolve))
        }),
      )
      return { outcomes, ran: Reflect.get(globalThis, 'ran') as unknown }
    })
    expect(ran.ran).toBeUndefined()
    expect(Object.keys(ran.outcomes)).toEqual(expect.arrayContaining(['markup', 'eval', 'setTimeout']))
  })

  test('does not run from the markup, nor by the word of an element that calls itself the list of scripts', async ({
    page,
    request,
  }) => {
    const smuggled = 'globalThis.ran = true'
    const integrity = `sha384-${hashScript(smuggled)}`
    await page.route('**/apps/shell/smuggled.js', route =>
      route.fulfill({ contentType: 'text/javascript', body: smuggled }),
    )
    const list = JSON.stringify({
      initial: [{ url: '/apps/shell/smuggled.js', integrity }],
      preloaded: [],
    })
    // Use a page without a remote: a document that the test replaces may not request other local origins,
    // where the remotes' files are.
    const html = await (await request.get('/no-such-page')).text()
    await page.route('**/no-such-page', async route => {
      const response = await route.fetch()
      const body = html.replace(
        '<div id="root">',
        `<script src="/apps/shell/smuggled.js" integrity="${integrity}" crossorigin></script>
        <script type="application/json" id="scripts">${list}</script><h2 id="composition">Smuggled</h2><div id="root">`,
      )
      await route.fulfill({ response, body })
    })
    await page.goto('/no-such-page')
    await waitUntilInteractive(page)
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false)
  })

  test(
    'does not run without a hash either, though its address is allowed',
    { tag: '@full' },
    async ({ page }) => {
      const smuggled = 'globalThis.ran = true'
      await page.route('**/apps/shell/smuggled.js', route =>
        route.fulfill({ contentType: 'text/javascript', body: smuggled }),
      )
      await page.goto('/')
      const outcomes = await page.evaluate(
        async hashes => {
          // Use the Trusted Types name of the maze: the page allows it, and it is unused because the maze is
          // not loaded.
          const rules = { createScriptURL: (url: string) => url }
          const policy = window.trustedTypes?.createPolicy('mf-maze', rules)
          const load = (integrity: string) =>
            new Promise<string>(resolve => {
              const script = document.createElement('script')
              Object.assign(script, { crossOrigin: 'anonymous', integrity })
              script.onload = () => resolve('loaded')
              script.onerror = () => resolve('refused')
              Object.assign(script, { src: policy?.createScriptURL('/apps/shell/smuggled.js') })
              document.head.append(script)
            })
          const results: string[] = []
          for (const hash of hashes) results.push(`${await load(hash)}, ran: ${'ran' in globalThis}`)
          return results
        },
        ['', `sha384-${hashScript(smuggled)}`],
      )
      expect(outcomes, 'without a hash and with one').toEqual(['refused, ran: false', 'loaded, ran: true'])
    },
  )
})

test(
  'The listener of all browser tests hears of a violation',
  { tag: '@full' },
  async ({ browser, site }) => {
    const context = await browser.newContext({ ignoreHTTPSErrors: true })
    const violations = await watchSecurityPolicyViolations(context, /(?!)/)
    const page = await context.newPage()
    await page.goto(site)
    await page.evaluate(() => {
      const picture = document.createElement('img')
      picture.src = 'https://elsewhere.example/picture.png'
      document.body.append(picture)
    })
    await expect
      .poll(() => violations)
      .toEqual([expect.stringContaining('img-src: https://elsewhere.example')])
    await context.close()
  },
)
