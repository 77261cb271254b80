import type { CheckOutcome, PageFinding } from '../finding.ts'
import type { ComposedPage } from '../site-under-check.ts'
import { extractBodyMarkup, extractHeadings, extractPageMarkup, extractTitle } from './html-parts.ts'

/** Checks the HTML of each page: its title, its headings, and that it has no inline styles or scripts. */
export function checkMarkup(pages: readonly ComposedPage[]): CheckOutcome {
  return {
    fine: 'titles by the rule of the shell, one h1 each, nothing inline',
    findings: pages.flatMap(page =>
      [...findTitleFaults(page), ...findPageMarkupFaults(page)].map(finding => ({
        ...finding,
        page: page.path,
      })),
    ),
  }
}

function findTitleFaults({ html, loaded, route }: ComposedPage): PageFinding[] {
  const findings: PageFinding[] = []
  const body = extractBodyMarkup(html)
  const own = /<title[^<>]*>([^<]*)/.exec(body)
  if (own)
    findings.push({
      about: 'title',
      what: `It renders a <title> ("${own[1]}") next to the shell's "${extractTitle(html)}". Browsers show either, depending on how a visitor came.`,
      remedy: `Take <title> out. The shell owns titles (shell/routes.ts); a detail page names its item with definePage's \`title\`.`,
    })
  if (/<meta\s/.test(body))
    findings.push({
      about: 'outside its page',
      what: 'It renders a <meta> element. React moves it into the head, where the shell has its own.',
      remedy: `Take it out; a page's description is definePage's \`description\`.`,
    })
  if (loaded.title !== undefined && !route.path.includes(':') && !route.translation)
    findings.push({
      about: 'title',
      what: `It names its own title ("${loaded.title}"), but only addresses with an item in them, and translations, may: ${route.path} is neither.`,
      remedy: `Take \`title\` out of its definePage; the shell makes the title from the address (shell/routes.ts).`,
    })
  return findings
}

/** Finds wrong headings, and inline styles and scripts, which the Content-Security-Policy forbids. */
function findPageMarkupFaults({ html, route }: ComposedPage): PageFinding[] {
  const findings: PageFinding[] = []
  const markup = extractPageMarkup(html)
  const headings = extractHeadings(markup)
  const styled = /<[a-z][^<>]*\sstyle="[^"]*"/i.exec(markup)?.[0]
  const script = /<script[\s>][^<]{0,60}/i.exec(markup)?.[0]
  if (headings.length !== 1)
    findings.push({
      about: 'headings',
      what:
        headings.length === 0
          ? 'It has no h1. After a navigation the focus goes to the h1, so that screen readers say where they are.'
          : `It has ${headings.length} h1: "${headings.join('", "')}". There must be exactly one.`,
      remedy: `Give ${route.remote}/pages/${route.page} exactly one h1.`,
    })
  if (styled !== undefined)
    findings.push({
      about: 'security policy',
      what: `Its composed HTML has a style attribute, which the Content-Security-Policy blocks: ${clipTag(styled)}`,
      remedy: `Use Emotion's css prop. A style that scripts set later is allowed: leave the attribute out until then.`,
    })
  if (script !== undefined)
    findings.push({
      about: 'security policy',
      what: `Its composed HTML has a script of its own, which the Content-Security-Policy blocks: ${clipTag(script)}`,
      remedy: `Import the code, so that it becomes part of the release.`,
    })
  return findings
}

const MAX_TAG_LENGTH = 160

/** Shortens a long tag to its end, where the forbidden attribute is. */
const clipTag = (tag: string): string =>
  tag.length > MAX_TAG_LENGTH ? `…${tag.slice(-MAX_TAG_LENGTH)}` : tag
