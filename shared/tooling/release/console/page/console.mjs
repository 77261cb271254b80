/* global window, document, fetch, DOMParser, FormData, URLSearchParams, setTimeout, HTMLElement */
/**
 * The page is whole without this: forms are sent, and its address shows what is so. This renews what has changed, part by part, without
 * moving anybody's focus; writes the commands as somebody chooses; asks before all visitors get something else; and tells what became of it.
 * Plain JavaScript, since it is sent as it lies here.
 */
const RESTING_MS = 3000
const RUNNING_MS = 700

// The only markup that this page takes is what its own server wrote.
const policy = window.trustedTypes?.createPolicy('console', { createHTML: html => html })
const markup = html => policy?.createHTML(html) ?? html

/** What each part was when it came, by id. */
const known = new Map()
let told = ''
/** What happens when somebody says yes to the question. */
let agreed = () => undefined

for (const part of parts(document)) known.set(part.id, part.outerHTML)
prepare()
listen()
look()

function parts(root) {
  return root.querySelectorAll('[data-part]')
}

function isRunning() {
  return document.getElementById('command').dataset.state === 'running'
}

function look() {
  setTimeout(
    async () => {
      try {
        if (!document.hidden || isRunning()) await take(await fetch('./'))
      } catch {
        tell('The console does not answer: the command that it runs in has ended, or is busy.')
      }
      look()
    },
    isRunning() ? RUNNING_MS : RESTING_MS,
  )
}

/** Puts what is new in its place. */
async function take(answer) {
  const text = await answer.text()
  if (!/html/.test(answer.headers.get('content-type') ?? '')) return tell(text)
  const page = new DOMParser().parseFromString(markup(text), 'text/html')
  for (const part of parts(page)) {
    if (known.get(part.id) === part.outerHTML) continue
    known.set(part.id, part.outerHTML)
    replace(document.getElementById(part.id), part)
  }
  prepare()
  const notice = page.querySelector('.notice')?.textContent
  tell(notice ?? outcome())
}

function replace(old, part) {
  const focused = old.contains(document.activeElement) ? document.activeElement : undefined
  const kept = [...old.querySelectorAll('input[name]:not([type=hidden]), select')].map(field => [
    field.name,
    field.value,
  ])
  const open = [...old.querySelectorAll('details[open]')].map(({ id }) => id)
  const top = old.querySelector('pre')
  const isAtEnd = top === null || top.scrollTop + top.clientHeight >= top.scrollHeight - 4
  old.replaceWith(part)
  for (const id of open) document.getElementById(id)?.setAttribute('open', '')
  for (const [name, value] of kept) {
    const field = part.querySelector(`[name=${name}]:not([type=hidden])`)
    const isOffered = field?.localName !== 'select' || [...field.options].some(each => each.value === value)
    if (field && isOffered) field.value = value
  }
  const output = part.querySelector('pre')
  if (output && isAtEnd) output.scrollTop = output.scrollHeight
  if (focused) again(part, focused)?.focus({ preventScroll: true })
}

/** What stands where the focus was; where it is gone, or may not be pressed any more, the part itself. */
function again(part, { id, localName, name, textContent }) {
  const found = id
    ? document.getElementById(id)
    : [...part.querySelectorAll(localName)].find(
        each => each.name === name && each.textContent === textContent && !each.disabled,
      )
  if (found) return found
  part.tabIndex = -1
  return part
}

function outcome() {
  const part = document.getElementById('command')
  if (!part.dataset.state) return ''
  const typed = part.querySelector('.command').textContent
  if (part.dataset.state === 'running') return `Running: ${typed}`
  const said = part.querySelector('pre')?.textContent.trim() ?? ''
  return `${part.querySelector('[data-told]').textContent} ${typed}. ${said.split('\n')[0]}`
}

/** Once: a screen reader reads what is new. */
function tell(text) {
  if (text === told) return
  told = text
  document.getElementById('told').textContent = text
}

/** Writes the commands of what is chosen, and what may not be done with it. */
function prepare() {
  const form = document.getElementById('release-form')
  if (!form) return
  const [chosen] = form.elements.release.selectedOptions
  for (const row of form.querySelectorAll('[data-verb]')) {
    const command = row.querySelector('.command')
    const why = form.elements.unchecked?.value.trim()
    const isGoing = row.dataset.verb === 'promote' || row.dataset.verb === 'canary'
    command.textContent =
      command.dataset.command
        .replace('RELEASE', chosen.value)
        .replace('PERCENT', form.elements.percent.value || '…') +
      (why && isGoing ? ` '--unchecked=${why.replaceAll("'", "'\\''")}'` : '')
    if (!isGoing || 'fixed' in row.dataset) continue
    const whyNot = row.querySelector('.why')
    whyNot.textContent = chosen.dataset.why ?? ''
    whyNot.hidden = chosen.dataset.why === undefined
    row.querySelector('button').disabled = chosen.dataset.why !== undefined
  }
}

function listen() {
  document.getElementById('sure').addEventListener('close', ({ target: dialog }) => {
    // It is told a moment later: by then the next question may be open.
    if (!dialog.open && dialog.returnValue === 'yes') agreed()
  })
  document.addEventListener('input', ({ target }) => {
    if (target.form?.id === 'release-form') prepare()
  })
  document.addEventListener('submit', event => {
    const { target: form, submitter } = event
    if (form.method === 'dialog') return
    event.preventDefault()
    // Read at once: the part may be renewed while somebody thinks.
    const body = new URLSearchParams(new FormData(form, submitter))
    const command = (submitter?.closest('.action') ?? form).querySelector('.command')?.textContent ?? ''
    const sure =
      form.dataset.sure ?? (body.get('verb') === 'promote' ? `Everybody gets ${body.get('release')}.` : '')
    if (!sure) return void send(form.action, body)
    ask(sure, command, () => void send(form.action, body))
  })
}

function ask(what, command, go) {
  const dialog = document.getElementById('sure')
  document.getElementById('sure-what').textContent = what
  document.getElementById('sure-command').textContent = command
  dialog.returnValue = 'no'
  agreed = go
  dialog.showModal()
}

async function send(address, body) {
  try {
    await take(await fetch(address, { method: 'POST', body }))
  } catch {
    tell('The console does not answer. Nothing was asked for.')
  }
  const command = document.getElementById('command')
  if (command instanceof HTMLElement) command.scrollIntoView({ block: 'nearest' })
}
