import type { SanitisedHtml } from './page.ts'

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
  readonly address: {
    readonly street: string
    readonly area: string
    readonly city: string
    readonly state: string
    readonly postalCode: string
    readonly country: string
  }
  readonly social: readonly {
    readonly network: 'Instagram' | 'YouTube' | 'LinkedIn'
    readonly url: string
  }[]
  /** The site's public origin, for canonical addresses. */
  readonly url: string
  /**
   * The address of the assistant's service: its path ends in /main/gemini (product specification, point 7).
   */
  readonly gatewayUrl: string
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

/**
 * Replaces `{{brand}}`, `{{legalName}}`, `{{email}}` and `{{phone}}` in an HTML text by the escaped facts.
 */
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

/** The questions of the FAQ. The contact page answers them, and the assistant offers them as suggestions. */
export const faqQuestions = {
  cancellation: 'What is your cancellation policy?',
  registration: 'How do I register for a programme?',
  visit: 'Can we visit before we decide?',
  partnership: 'How do school partnerships work?',
} as const

/**
 * The run-time configuration of a generation: where each release's files are, and the assistant's address.
 * Only the host sets this: in browsers once, from the pins in the HTML; while composing for each document
 * (shell/composing/server.tsx).
 */
export interface RuntimeConfig {
  /** The address of each release's folder, ending in a slash, by release (`mf-maze@1.4.0`). */
  readonly bases: Readonly<Record<string, string>>
  readonly gatewayUrl?: string
  /** The year in which the documents were composed. */
  readonly year?: number
}

let surroundings: RuntimeConfig = { bases: {} }

/** Replaces the configuration. @returns the previous configuration */
export function setRuntimeConfig(next: RuntimeConfig): RuntimeConfig {
  const before = surroundings
  surroundings = next
  return before
}

/**
 * The address of a file in the `public/` folder of a release.
 * @param release name and version, e.g. `mf-maze@1.4.0`; an app passes its own `__RELEASE__`
 * @param path below `public/`, e.g. `media/robot.svg`
 */
export function assetUrl(release: string, path: string): string {
  return (surroundings.bases[release] ?? '/') + path
}

/** The year in composed HTML. It comes from the configuration, because HTML must not depend on the clock. */
export function composedYear(): number {
  return surroundings.year ?? new Date().getFullYear()
}

/** The address of the assistant's service. */
export function gatewayUrl(): string {
  return surroundings.gatewayUrl ?? site.gatewayUrl
}
