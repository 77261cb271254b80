import type { Finding, CheckOutcome } from '../finding.ts'
import type { ComposedPage } from '../site-under-check.ts'
import { extractBodyMarkup, extractHeadings, extractPageMarkup, extractTitle } from './html-parts.ts'

/** Checks the HTML of each page: its title, its headings, and that it has no inline styles or scripts. */
export function checkMarkup(pages: readonly ComposedPage[], shell: string): CheckOutcome {
  const findings = pages.flatMap(page => [
    ...titleFindings(page),
    ...headingFindings(page),
    ...inlineFindings(page),
  ])
  return {
    fine: 'titles by the rule of the shell, one h1 each, nothing inline',
    findings: findings.map(finding => ({ ...finding, shell })),
  }
}

function titleFindings({ path, html, loaded, route }: ComposedPage): Finding[] {
  const findings: Finding[] = []
  const body = extractBodyMarkup(html)
  const own = /<title[^<>]*>([^<]*)/.exec(body)
  if (own) {
    findings.push({
      about: 'title',
      page: path,
      what: `It renders a <title> ("${own[1]}") next to the shell's "${extractTitle(html)}". Browsers show either, depending on how a visitor came.`,
      remedy: `Take <title> out. The shell owns titles (shell/routes.ts); a detail page names its item with definePage's \`title\`.`,
    })
  }
  if (/<meta\s/.test(body)) {
    findings.push({
      about: 'outside its page',
      page: path,
      what: 'It renders a <meta> element. React moves it into the head, where the shell has its own.',
      remedy: `Take it out; a page's description is definePage's \`description\`.`,
    })
  }
  if (loaded.title !== undefined && !route.path.includes(':') && !route.translation) {
    findings.push({
      about: 'title',
      page: path,
      what: `It names its own title ("${loaded.title}"), but only addresses with an item in them, and translations, may: ${route.path} is neither.`,
      remedy: `Take \`title\` out of its definePage; the shell makes the title from the address (shell/routes.ts).`,
    })
  }
  return findings
}

function headingFindings({ path, html, route }: ComposedPage): Finding[] {
  const headings = extractHeadings(extractPageMarkup(html))
  if (headings.length === 1) return []
  const what =
    headings.length === 0
      ? 'It has no h1. After a navigation the focus goes to the h1, so that screen readers say where they are.'
      : `It has ${headings.length} h1: "${headings.join('", "')}". There must be exactly one.`
  const remedy = `Give ${route.remote}/pages/${route.page} exactly one h1.`
  return [{ about: 'headings', page: path, what, remedy }]
}

/** Finds inline styles and scripts, which the Content-Security-Policy forbids. */
function inlineFindings({ path, html }: ComposedPage): Finding[] {
  const markup = extractPageMarkup(html)
  const styled = /<[a-z][^<>]*\sstyle="[^"]*"/i.exec(markup)?.[0]
  const script = /<script[\s>][^<]{0,60}/i.exec(markup)?.[0]
  const place = { about: 'security policy', page: path } as const
  const findings: Finding[] = []
  if (styled !== undefined)
    findings.push({
      ...place,
      what: `Its composed HTML has a style attribute, which the Content-Security-Policy blocks: ${clipped(styled)}`,
      remedy: `Use Emotion's css prop. A style that scripts set later is allowed: leave the attribute out until then.`,
    })
  if (script !== undefined)
    findings.push({
      ...place,
      what: `Its composed HTML has a script of its own, which the Content-Security-Policy blocks: ${clipped(script)}`,
      remedy: `Import the code, so that it becomes part of the release.`,
    })
  return findings
}

const LONGEST = 160

/** Shortens a long tag to its end, where the forbidden attribute is. */
function clipped(text: string): string {
  return text.length > LONGEST ? `…${text.slice(-LONGEST)}` : text
}
