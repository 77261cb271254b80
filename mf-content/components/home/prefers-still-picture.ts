// https://wicg.github.io/savedata/: not yet part of TypeScript's own description of a browser.
type DataSaver = Navigator & { readonly connection?: { readonly saveData?: boolean } }

/** Whether a visitor has asked for less motion or for less data: a film that starts by itself is both. */
export function prefersStillPicture(): boolean {
  const { connection }: DataSaver = navigator
  return connection?.saveData === true || window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
