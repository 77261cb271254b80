import { site } from '@kutuhal/contract'
import { asset } from '../../asset.ts'

/** Lets visitors install the site on the home screen. Manifests cannot use tokens.css for colours. */
export function webManifest(): string {
  return JSON.stringify({
    name: `${site.brand}: ${site.tagline}`,
    short_name: site.brand,
    description: site.description,
    lang: 'en-IN',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fff9ee',
    theme_color: '#fff9ee',
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
    ],
  })
}

const icon = (file: string, sizes: string, purpose: string) => ({
  src: asset(`icons/${file}`),
  sizes,
  type: 'image/png',
  purpose,
})
