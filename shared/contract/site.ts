import type { SanitisedHtml } from './sanitised-html.ts'

/**
 * The single source of the company's facts. The host shares this module with all remotes at run time, so a
 * change reaches them with the shell's next release, without new builds.
 */
export interface Site {
  readonly brand: string
  readonly legalName: string
  readonly tagline: string
  readonly description: string
  readonly founded: number
  readonly email: string
  readonly phone: string
  readonly address: PostalAddress
  readonly social: readonly SocialLink[]
  /** The site's public origin, for canonical addresses. */
  readonly url: string
  /**
   * The address of the assistant's service: its path ends in /main/gemini (product specification, point 7).
   */
  readonly gatewayUrl: string
}

export interface PostalAddress {
  readonly street: string
  readonly area: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly country: string
}

export interface SocialLink {
  readonly network: 'Instagram' | 'YouTube' | 'LinkedIn'
  readonly url: string
}

export const site: Site = {
  brand: 'Kutuhal',
  legalName: 'Kutuhal Learning Private Limited',
  tagline: 'STEM Education',
  description:
    'Providing innovative STEM education solutions for the next generation of problem solvers, inventors and creators.',
  founded: 2020,
  email: 'hello@kutuhal.example',
  phone: '+91 79 0000 0000',
  address: {
    street: '4th Floor, Neelkanth Chambers, Law Garden Road',
    area: 'Ellisbridge',
    city: 'Ahmedabad',
    state: 'Gujarat',
    postalCode: '380006',
    country: 'India',
  },
  social: [
    { network: 'Instagram', url: 'https://www.instagram.com/kutuhal.example' },
    { network: 'YouTube', url: 'https://www.youtube.com/@kutuhal.example' },
    { network: 'LinkedIn', url: 'https://www.linkedin.com/company/kutuhal.example' },
  ],
  url: 'https://www.kutuhal.example',
  gatewayUrl: 'https://assistant.kutuhal.example/main/gemini',
}

/** A phone number for a `tel:` link, without blanks. */
export const telephoneLink = `tel:${site.phone.replaceAll(' ', '')}`

/** Fills `{{brand}}`, `{{legalName}}`, `{{email}}` and `{{phone}}` in an HTML text, escaped. */
export function withSiteFacts({ sanitisedHtml }: SanitisedHtml): SanitisedHtml {
  return {
    sanitisedHtml: sanitisedHtml.replace(
      /\{\{(brand|legalName|email|phone)\}\}/g,
      (_, fact: 'brand' | 'legalName' | 'email' | 'phone') => escapeHtml(site[fact]),
    ),
  }
}

/** Escapes text for HTML elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
