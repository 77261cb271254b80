/* global window, document, XMLHttpRequest, setTimeout */
/**
 * The page is whole without this. It renews what has changed, part by part, without moving anybody's focus, and tells what becomes of
 * the command that runs. Plain JavaScript, since it is sent as it lies here.
 */
const RESTING_MS = 10_000
const RUNNING_MS = 700

const at = id => document.getElementById(id)
/** What each part was when the server sent it, by id: fields that somebody has filled in are no change. */
const known = new Map([...document.querySelectorAll('[data-part]')].map(part => [part.id, part.innerHTML]))
let told = window.location.hash === '#command' ? '' : outcome()

for (;;) {
  // Once: a screen reader reads what is new.
  if (told !== outcome()) at('told').textContent = told = outcome()
  const wasRunning = at('stop-it') !== null
  await new Promise(resolve => setTimeout(resolve, wasRunning ? RUNNING_MS : RESTING_MS))
  if (document.hidden && !wasRunning) continue
  try {
    renew(await loaded(wasRunning ? 'command' : './'))
    // What it has changed stands in the other parts.
    if (wasRunning && !at('stop-it')) renew(await loaded('./'))
  } catch {
    at('told').textContent = 'The console does not answer: the command that it runs in has ended, or is busy.'
  }
}

/** The browser itself reads the markup: no text is made markup here. */
function loaded(address) {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.onload = () => (request.response ? resolve(request.response) : reject(new Error(request.status)))
    request.onerror = reject
    request.open('GET', address)
    request.send()
  })
}

function renew(page) {
  for (const part of page.querySelectorAll('[data-part]')) {
    if (known.get(part.id) === part.innerHTML) continue
    known.set(part.id, part.innerHTML)
    replace(at(part.id), part)
  }
}

function replace(old, part) {
  const focused = old.contains(document.activeElement) ? document.activeElement.id : ''
  const isAtEnd = old.scrollTop + old.clientHeight >= old.scrollHeight - 4
  const filledIn = [...old.querySelectorAll('select, input[id]')].map(({ id, value }) => [id, value])
  old.replaceChildren(...part.childNodes)
  for (const [id, value] of filledIn) {
    const isOffered = at(id)?.localName !== 'select' || [...at(id).options].some(each => each.value === value)
    if (at(id) && isOffered) at(id).value = value
  }
  if (isAtEnd) old.scrollTop = old.scrollHeight
  if (focused === '' || focused === old.id) return
  // Where what had the focus is gone, the part itself has it.
  if (!at(focused)) old.tabIndex = -1
  const next = at(focused) ?? old
  next.focus({ preventScroll: true })
}

function outcome() {
  const [said] = at('output').textContent.trim().split('\n')
  return `${at('outcome').textContent} ${at('stop-it') ? '' : said}`
}
