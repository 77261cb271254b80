/**
 * A one-page PDF for principals, trustees and district officers, printed by `npm run lab -- papers`. All
 * sentences except the title come from the modules that the web pages use, so the PDF cannot contradict the
 * pages.
 */
import { escapeHtml, site } from '@kutuhal/contract'
import { formatPrice } from '../features/courses/course-text.ts'
import { labSummaries } from '../features/labs/lab-names.ts'
import {
  contactCallToAction,
  costExample,
  costExampleText,
  costExampleTotal,
  labPriceIntroduction,
  labRoomIntroduction,
  partnershipModels,
  partnershipModelsTitle,
  priceDrivers,
  roomRequirements,
  schoolProgramIntroduction,
  schoolProgramSteps,
} from '../features/labs/school-program.ts'
import type { TitledText } from '../text-types.ts'
import { pdfStyles } from './labs-for-schools-styles.ts'

const title = 'A lab in your school, on one page'

export const html = `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<title>${text(`${title} | ${site.brand}`)}</title>
<style>${pdfStyles}</style>
<header>
<p class="brand">${text(site.brand)}</p>
<h1>${text(title)}</h1>
<p>${text(labSummaries.map(({ name }) => name).join(' · '))}</p>
</header>
<main>
<section class="process">
${heading(schoolProgramIntroduction)}
<ol>
${schoolProgramSteps.map(step => `<li><p class="when">${text(step.when)}</p><h3>${text(step.title)}</h3><p>${text(step.text)}</p></li>`).join('\n')}
</ol>
<h2>${text(partnershipModelsTitle)}</h2>
${terms(partnershipModels)}
</section>
<section class="facts">
${heading(labPriceIntroduction)}
${terms(priceDrivers)}
<table>
<caption>${text(costExampleText.title)}</caption>
<thead><tr>${costExampleText.columns.map(column => `<th scope="col">${text(column)}</th>`).join('')}</tr></thead>
<tbody>
${costExample.map(({ purpose, rupees }) => row(purpose, rupees)).join('\n')}
${row(costExampleText.sum, costExampleTotal)}
</tbody>
</table>
<p class="note">${text(costExampleText.note)}</p>
${heading(labRoomIntroduction)}
${terms(roomRequirements)}
</section>
</main>
<footer>
<div>
<h2>${text(contactCallToAction.title)}</h2>
<p>${text(contactCallToAction.text)}</p>
</div>
<address>
<p class="ways">${text(site.phone)}<br>${text(site.email)}</p>
<p>${text(`${site.legalName}, ${site.address.street}, ${site.address.area}, ${site.address.city} ${site.address.postalCode}`)}<br>${text(`${site.url}/services`)}</p>
</address>
</footer>
</html>
`

function text(words: string): string {
  return escapeHtml(words)
}

function heading({ title, lead }: { readonly title: string; readonly lead: string }): string {
  return `<h2>${text(title)}</h2>\n<p class="lead">${text(lead)}</p>`
}

function terms(all: readonly TitledText[]): string {
  return `<dl>\n${all.map(term => `<div><dt>${text(term.title)}</dt> <dd>${text(term.text)}</dd></div>`).join('\n')}\n</dl>`
}

function row(purpose: string, rupees: number): string {
  return `<tr><th scope="row">${text(purpose)}</th><td>${text(formatPrice(rupees))}</td></tr>`
}
