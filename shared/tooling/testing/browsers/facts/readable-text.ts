/**
 * Runs in the page. Finds text with too little contrast to its background, for instance because the browser
 * does not support a colour.
 * @returns the beginnings of such texts, except for texts over pictures
 */
export function findUnreadableTexts(): string[] {
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = channels(color).map(channel =>
      channel / 255 <= 0.03928 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const groundOf = (element: Element | null): string => {
    if (!element) return 'rgb(255, 255, 255)'
    const { backgroundColor } = getComputedStyle(element)
    return (channels(backgroundColor)[3] ?? 1) > 0.5 ? backgroundColor : groundOf(element.parentElement)
  }
  const contrast = (one: string, other: string) => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
    return (light + 0.05) / (dark + 0.05)
  }
  return [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, a, dt, dd, button, summary, label')]
    .filter(
      element =>
        element.innerText.trim() !== '' &&
        !element.closest('figure, [aria-hidden=true], [aria-disabled], :disabled'),
    )
    .filter(element => contrast(getComputedStyle(element).color, groundOf(element)) < 3)
    .map(element => `${element.localName}: ${element.innerText.slice(0, 40)}`)
}
