/** The film of 1280 px is soft from here on; no phone is as wide, however it is held. */
const SOFT = '(min-width: 100rem), (min-width: 80rem) and (min-resolution: 1.25dppx)'

/** Whether the window would show the film soft that others get, and the browser surely plays the sharper one. */
export function playsWideFilm(film: HTMLVideoElement): boolean {
  return (
    window.matchMedia(SOFT).matches && film.canPlayType('video/mp4; codecs="av01.0.08M.08"') === 'probably'
  )
}
