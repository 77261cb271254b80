/**
 * A one-page PDF for principals, trustees and district officers, printed by `npm run lab -- papers`. All
 * sentences but the title come from the modules of the pages, so that the two cannot disagree.
 */
import { escapeHtml, site } from '@kutuhal/contract'
import { formatPrice } from '../features/courses/course-text.ts'
import { asking } from '../features/labs/asking.ts'
import { labNames } from '../features/labs/lab-names.ts'
import {
  costExample,
  costExampleWords,
  costTogether,
  labPrice,
  priceDrivers,
} from '../features/labs/lab-price.ts'
import { labRoom, roomNeeds } from '../features/labs/lab-room.ts'
import {
  partnershipModels,
  partnershipTitle,
  schoolProgram,
  schoolProgramSteps,
} from '../features/labs/school-program.ts'
import { styles } from './labs-for-schools-styles.ts'

const title = 'A lab in your school, on one page'

export const html = `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<title>${text(`${title} | ${site.brand}`)}</title>
<style>${styles}</style>
<header>
<p class="brand">${text(site.brand)}</p>
<h1>${text(title)}</h1>
<p>${text(labNames.map(({ name }) => name).join(' · '))}</p>
</header>
<main>
<section class="process">
${heading(schoolProgram)}
<ol>
${schoolProgramSteps.map(step => `<li><p class="when">${text(step.when)}</p><h3>${text(step.title)}</h3><p>${text(step.text)}</p></li>`).join('\n')}
</ol>
<h2>${text(partnershipTitle)}</h2>
${terms(partnershipModels.map(({ name, text }) => ({ title: name, text })))}
</section>
<section class="facts">
${heading(labPrice)}
${terms(priceDrivers)}
<table>
<caption>${text(costExampleWords.title)}</caption>
<thead><tr>${costExampleWords.columns.map(column => `<th scope="col">${text(column)}</th>`).join('')}</tr></thead>
<tbody>
${costExample.map(({ purpose, rupees }) => row(purpose, rupees)).join('\n')}
${row(costExampleWords.sum, costTogether)}
</tbody>
</table>
<p class="note">${text(costExampleWords.note)}</p>
${heading(labRoom)}
${terms(roomNeeds)}
</section>
</main>
<footer>
<div>
<h2>${text(asking.title)}</h2>
<p>${text(asking.text)}</p>
</div>
<address>
<p class="ways">${text(site.phone)}<br>${text(site.email)}</p>
<p>${text(`${site.legalName}, ${site.address.street}, ${site.address.area}, ${site.address.city} ${site.address.postalCode}`)}<br>${text(`${site.url}/services`)}</p>
</address>
</footer>
</html>
`

interface Term {
  readonly title: string
  readonly text: string
}

function text(words: string): string {
  return escapeHtml(words)
}

function heading({ title, lead }: { readonly title: string; readonly lead: string }): string {
  return `<h2>${text(title)}</h2>\n<p class="lead">${text(lead)}</p>`
}

function terms(all: readonly Term[]): string {
  return `<dl>\n${all.map(term => `<div><dt>${text(term.title)}</dt> <dd>${text(term.text)}</dd></div>`).join('\n')}\n</dl>`
}

function row(purpose: string, rupees: number): string {
  return `<tr><th scope="row">${text(purpose)}</th><td>${text(formatPrice(rupees))}</td></tr>`
}
