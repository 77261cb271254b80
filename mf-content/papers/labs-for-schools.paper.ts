/**
 * For principals, trustees and district officers, printed by `npm run lab -- papers`. All sentences except
 * the title come from the modules of the web pages, so the PDF cannot contradict them.
 */
import { escapeHtml as text, site } from '@kutuhal/contract'
import { formatPrice } from '../features/courses/course-text.ts'
import { labSummaries } from '../features/labs/lab-names.ts'
import { exampleTotal, labPrice, labRoom, schoolProgram } from '../features/labs/school-program.ts'
import type { TitledTexts } from '../text-types.ts'

const title = 'A lab in your school, on one page'

/** One A4 page. Colours and fonts are added when it is printed (shared/tooling/drawings/brand-styles.ts). */
const pdfStyles = `
@page { size: A4; margin: 0 }
* { margin: 0; padding: 0; box-sizing: border-box }
html { font: 400 8.6pt/1.36 'Figtree Variable'; color: var(--color-ink); -webkit-print-color-adjust: exact }
body { display: flex; flex-direction: column; width: 210mm; height: 297mm; background: #fff }
h1, h2, h3, .brand { font-family: 'Baloo 2 Variable'; line-height: 1.1 }
header { display: grid; gap: 1mm; padding: 9mm 13mm 6mm; background: var(--color-marigold-pale) }
h1 { font-size: 23pt; font-weight: 700 }
.brand { padding-left: 9mm; background: var(--mark) left / 7mm no-repeat; font-size: 15pt; font-weight: 700 }
main { flex: 1; display: grid; grid-template-columns: 83mm 1fr; gap: 9mm; padding: 6mm 13mm 4mm }
h2 { font-size: 13.5pt; margin-bottom: 1mm }
.lead { margin-bottom: 2.2mm; color: var(--color-ink-soft) }
section { display: flex; flex-direction: column }
ol { list-style: none; display: grid; gap: 2.4mm; margin-bottom: 5mm }
li { display: grid; grid-template-columns: 21mm 1fr; padding-top: 1.6mm; border-top: 1.2pt dotted var(--color-vermilion) }
.when { grid-row: 1 / 3; padding-right: 2mm; color: var(--color-vermilion); font-weight: 700 }
h3 { font-size: 10.5pt }
dl { display: grid; gap: 1.5mm }
dt, dd { display: inline }
dt { color: var(--color-peacock-dark); font-weight: 700 }
table { width: 100%; margin: 3mm 0 1mm; border-collapse: collapse; background: var(--color-marigold-pale) }
caption { padding-bottom: 1mm; text-align: left; font-weight: 700 }
th, td { padding: .7mm 2mm; border-bottom: .5pt solid var(--color-line); text-align: left; font-weight: inherit }
td, thead th:last-child { text-align: right }
tbody tr:last-child { font-weight: 700 }
.note { margin-bottom: 5mm; color: var(--color-ink-soft) }
footer { display: grid; grid-template-columns: 83mm 1fr; gap: 9mm; align-items: center; padding: 5mm 13mm 7mm; background: var(--color-ink); color: var(--color-paper) }
address { font-style: normal }
.ways { color: var(--color-marigold); font: 700 13pt/1.2 'Baloo 2 Variable' }
`

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
${heading(schoolProgram)}
<ol>
${schoolProgram.steps.map(step => `<li><p class="when">${text(step.when)}</p><h3>${text(step.title)}</h3><p>${text(step.text)}</p></li>`).join('\n')}
</ol>
<h2>${text(schoolProgram.modelsTitle)}</h2>
${terms(schoolProgram.models)}
</section>
<section class="facts">
${heading(labPrice)}
${terms(labPrice.drivers)}
<table>
<caption>${text(labPrice.example.title)}</caption>
<thead><tr>${labPrice.example.columns.map(column => `<th scope="col">${text(column)}</th>`).join('')}</tr></thead>
<tbody>
${labPrice.example.rows.map(({ purpose, rupees }) => row(purpose, rupees)).join('\n')}
${row(labPrice.example.sum, exampleTotal)}
</tbody>
</table>
<p class="note">${text(labPrice.example.note)}</p>
${heading(labRoom)}
${terms(labRoom.requirements)}
</section>
</main>
<footer>
<div>
<h2>${text(schoolProgram.contact.title)}</h2>
<p>${text(schoolProgram.contact.text)}</p>
</div>
<address>
<p class="ways">${text(site.phone)}<br>${text(site.email)}</p>
<p>${text(`${site.legalName}, ${site.address.street}, ${site.address.area}, ${site.address.city} ${site.address.postalCode}`)}<br>${text(`${site.url}/services`)}</p>
</address>
</footer>
</html>
`

function heading({ title, lead }: { readonly title: string; readonly lead: string }): string {
  return `<h2>${text(title)}</h2>\n<p class="lead">${text(lead)}</p>`
}

function terms(all: TitledTexts): string {
  const entries = Object.entries(all).map(
    ([title, meaning]) => `<div><dt>${text(title)}</dt> <dd>${text(meaning)}</dd></div>`,
  )
  return `<dl>\n${entries.join('\n')}\n</dl>`
}

function row(purpose: string, rupees: number): string {
  return `<tr><th scope="row">${text(purpose)}</th><td>${text(formatPrice(rupees))}</td></tr>`
}
