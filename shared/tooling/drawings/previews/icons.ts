import { readFileSync } from 'node:fs'
import path from 'node:path'

export interface IconFile {
  /** Name of the app, and path below its `public/`. */
  readonly file: string
  readonly size: number
  readonly html: string
}

/** This part of a maskable icon's width is never cropped (W3C Web Application Manifest, safe zone). */
const SAFE = 0.8

/** For home screens. Icons that systems crop have a full background. */
export function createSiteIcons(root: string): readonly IconFile[] {
  const svg = readFileSync(path.join(root, 'shared/ui/brand/favicon.svg'), 'utf8')
  const ground = /<rect[^>]*fill="([^"]+)"/.exec(svg)?.[1] ?? 'none'
  const icon = (name: string, size: number, background: string, share = 1): IconFile => ({
    file: `shell/icons/${name}.png`,
    size,
    html: `<!doctype html><style>
body { display: grid; place-items: center; height: 100vh; margin: 0; background: ${background} }
svg { width: ${share * size}px; height: ${share * size}px }
</style>${svg}`,
  })
  return [
    icon('icon-192', 192, 'none'),
    icon('icon-512', 512, 'none'),
    icon('icon-maskable-512', 512, ground, SAFE),
    icon('apple-touch-icon', 180, ground),
  ]
}
