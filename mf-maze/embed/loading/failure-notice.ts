export interface FailureNotice {
  readonly element: HTMLElement
  /** Shows the message, or shows it again after a failed retry. */
  tell(): void
  hasFocus(): boolean
}

/** Says that the maze did not load. During a retry its button stays and keeps the focus. */
export function createFailureNotice(tryAgain: () => void): FailureNotice {
  const element = document.createElement('p')
  const words = document.createElement('span')
  words.setAttribute('role', 'alert')
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Try again'
  let isTrying = false
  button.addEventListener('click', () => {
    if (isTrying) return
    isTrying = true
    button.setAttribute('aria-disabled', 'true')
    words.textContent = 'The robot maze is asked for again … '
    tryAgain()
  })
  element.append(words, button)
  return {
    element,
    tell() {
      isTrying = false
      button.removeAttribute('aria-disabled')
      words.textContent = 'The robot maze could not be loaded. '
    },
    hasFocus: () => button.matches(':focus'),
  }
}
