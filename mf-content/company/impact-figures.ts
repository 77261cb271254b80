import { site } from '@kutuhal/contract'

/** No other claims may be made of how many people the company has reached (specification, point 9). */
export const impactFigures = {
  students: {
    value: '10,000+',
    label: 'students',
    detail:
      'have finished a year of lab lessons, a course or a camp with us. Whom our trained teachers teach, we do not count.',
  },
  schools: {
    value: '500+',
    label: 'schools',
    detail:
      'have worked with us: most sent teachers to a training or took a travelling kit, and some forty have a lab.',
  },
  programs: {
    value: '25+',
    label: 'community programs',
    detail: 'run outside school hours, in libraries, hostels and panchayat halls.',
  },
  satisfaction: {
    value: '95%',
    label: 'satisfaction',
    detail: 'among the parents and teachers who answer our form at the end of a term.',
  },
  lowIncome: {
    value: '2,500',
    label: 'low-income students',
    detail: 'have taken part without paying a fee.',
  },
  founded: {
    value: String(site.founded),
    label: 'founded',
    detail: 'in one rented room in Ahmedabad, with two kits and a borrowed drill.',
  },
}
