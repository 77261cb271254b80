import { pageDetail } from './page-detail.ts'
import type { Intent } from './intent.ts'

/** What the sections of a lab say of something particular. */
export const labDetail: Intent = {
  name: 'detail of a lab',
  isExact: true,
  reply(question, { pages }) {
    const [lab] = question.labs
    if (!lab || question.labs.length > 1 || question.isAboutAny('price')) return undefined
    const [url = '', anchor] = lab.address.split('#')
    const page = pages.get(url)
    const sections = page?.sections.filter(section => section.anchor === anchor) ?? []
    const detail = page && pageDetail(question, { ...page, sections }, `${lab.name} lab`)
    return detail && { ...detail, page: lab.address }
  },
}
