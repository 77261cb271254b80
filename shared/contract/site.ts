import type { SanitisedHtml } from './page.ts'

/**
 * The host shares this module with all remotes at run time, so a change reaches them with the shell's next
 * release, without new builds.
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
  /** For canonical addresses. */
  readonly url: string
  /** Ends in /main/gemini (product specification, point 7). */
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

export const telephoneLink = `tel:${site.phone.replaceAll(' ', '')}`

/** The facts are `{{brand}}`, `{{legalName}}`, `{{email}}` and `{{phone}}`. */
export function withSiteFacts({ sanitisedHtml }: SanitisedHtml): SanitisedHtml {
  return {
    sanitisedHtml: sanitisedHtml.replace(
      /\{\{(brand|legalName|email|phone)\}\}/g,
      (_, fact: 'brand' | 'legalName' | 'email' | 'phone') => escapeHtml(site[fact]),
    ),
  }
}

/** For elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** The contact page answers them, and the assistant offers them as suggestions. */
export const faqQuestions = {
  cancellation: 'What is your cancellation policy?',
  registration: 'How do I register for a programme?',
  visit: 'Can we visit before we decide?',
  partnership: 'How do school partnerships work?',
} as const

/**
 * Only the host sets this: in browsers once, from the pins in the HTML; while composing for each document
 * (shell/composing/server.tsx).
 */
export interface RuntimeConfig {
  /** The address of each release's folder, ending in a slash, by `mf-maze@1.4.0`. */
  readonly bases: Readonly<Record<string, string>>
  readonly gatewayUrl?: string
  readonly year?: number
}

let surroundings: RuntimeConfig = { bases: {} }

/** @returns the previous configuration */
export function setRuntimeConfig(next: RuntimeConfig): RuntimeConfig {
  const before = surroundings
  surroundings = next
  return before
}

/**
 * @param release name and version; an app passes its own `__RELEASE__`
 * @param path below `public/`, e.g. `media/robot.svg`
 */
export function assetUrl(release: string, path: string): string {
  return (surroundings.bases[release] ?? '/') + path
}

/** From the composing site, since HTML must not depend on the clock. */
export function composedYear(): number {
  return surroundings.year ?? new Date().getFullYear()
}

export function gatewayUrl(): string {
  return surroundings.gatewayUrl ?? site.gatewayUrl
}
