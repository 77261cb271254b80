/**
 * Finds the object for a request, in nginx's JavaScript (njs): the pointer names the generation, the address
 * names the file. Writes the result to variables (pointer.conf) for the location that sends it.
 */

const POINTER = '/-edge/pointer'

/** Matches the ETag of an object, as every object store sends it (shared/docs/guides/edges.md). */
const TAG = /^"?[0-9a-f]{32}(?:-[0-9]+)?"?$/i

/** Finds the document of an address in the visitor's generation. */
async function page(r) {
  const v = r.variables
  if (!(await follow(r))) return
  await sendKnown(r, '@page', `sites/${v.generation}`, `${v.page}/index.html`, v.accepted_copy)
}

async function site_file(r) {
  const v = r.variables
  if (!(await follow(r))) return
  await sendKnown(r, '@site_file', `sites/${v.generation}/files`, `/${v.file}`, v.file_copy)
}

async function not_found(r) {
  const v = r.variables
  // Refuse invalid addresses first: over HTTP/2 nginx does not parse them, and then runs no subrequests.
  if (!v.request_uri && v.server_protocol === 'HTTP/2.0') return end(r, 404)
  if (!v.generation && !(await follow(r))) return
  send(r, '@not_found', `sites/${v.generation}`, '/404.html', v.accepted_copy)
}

function release(r) {
  send(r, '@release', 'apps', `/${r.variables.file}`, r.variables.file_copy)
}

function embed(r) {
  send(r, '@embed', 'embed', `/${r.variables.file}`, r.variables.file_copy)
}

/** Finds a partner's file by major version; the pointer names the exact version. */
async function moving_embed(r) {
  await sendEmbed(r, '@moving_embed', r.variables.name, r.variables.file, r.variables.file_copy)
}

async function partners_page(r) {
  await sendEmbed(r, '@partners_page', 'live', 'index.html', r.variables.accepted_copy)
}

async function sendEmbed(r, sender, name, file, copy) {
  const pointer = await readPointer(r)
  if (!pointer) return r.return(503)
  const version = pointer.embeds[name]
  if (!version) return r.return(404)
  send(r, sender, 'embed', `/${version}/${file}`, copy)
}

/**
 * Handles an error response of the store. Tries the uncompressed file first; then sends 404 if the file is
 * missing, or 502 if the store is down.
 */
function again(r) {
  const v = r.variables
  if (v.copy) {
    v.copy = ''
    return r.internalRedirect(v.sender)
  }
  const isMissing = /(?:400|403|404|414)$/.test(v.upstream_status)
  // Send a text if even the request for the 404 page failed: a missing generation has no such page.
  if (v.sender === '@not_found') return end(r, isMissing ? 404 : 502)
  r.return(isMissing ? 404 : 502)
}

function end(r, status) {
  r.headersOut['Content-Type'] = 'text/plain'
  r.return(status, 'Not found.\n')
}

/** @returns whether the visitor's generation is known; if not, a response has been sent */
async function follow(r) {
  const v = r.variables
  if (v.preview) {
    v.generation = v.preview
    return true
  }
  const pointer = await readPointer(r)
  if (!pointer) {
    r.return(503)
    return false
  }
  const canary = pointer.canary
  v.is_canary = canary ? 'yes' : ''
  v.generation = canary && Number(v.bucket) < canary.percent ? canary.generation : pointer.generation
  return true
}

async function readPointer(r) {
  const reply = await r.subrequest(POINTER)
  if (reply.status === 200) return JSON.parse(reply.responseText)
  const last = await r.subrequest(`${POINTER}-at-last`)
  return last.status === 200 ? JSON.parse(last.responseText) : undefined
}

/** Serves the pointer to nginx itself, which caches it for the rest of the current second. */
async function checked_pointer(r) {
  const reply = await r.subrequest(`/stored${r.uri}`)
  if (reply.status !== 200 || !TAG.test(reply.headersOut['ETag']) || !isPointer(reply.responseText)) {
    r.error(`${wrongAnswer('the pointer', reply.status)} What was live last stays live.`)
    return r.return(502)
  }
  // Set the second in which the cache entry ends: nginx counts whole seconds, so a duration of one second
  // could last for almost two.
  const isKept = reply.headersOut['Cache-Control'] !== 'max-age=0'
  r.headersOut['X-Accel-Expires'] = isKept ? `@${Math.floor(Date.now() / 1000)}` : '0'
  r.headersOut['Content-Type'] = 'application/json'
  r.return(200, reply.responseText)
}

function isPointer(text) {
  try {
    const pointer = JSON.parse(text)
    const shown = pointer.canary ? [pointer, pointer.canary] : [pointer]
    return (
      pointer.deployment > 0 && !!pointer.embeds && shown.every(each => /^[0-9a-f]+$/.test(each.generation))
    )
  } catch (error) {
    // The pointer is not JSON, or JSON of another form.
    if (!(error instanceof SyntaxError) && !(error instanceof TypeError)) throw error
    return false
  }
}

/** Whether the store has no such object, or cannot send it now; `again` and the cache handle these. */
const isError = status => [400, 403, 404, 414, 429].includes(status) || status >= 500

/**
 * Refuses responses that are neither an object nor an expected error (`isError`), such as a redirect or a
 * demand for a password. The thrown error ends the connection, so that the cache treats the store as down.
 */
function check_object(r) {
  const isObject = r.status === 200 && TAG.test(r.variables.upstream_http_etag)
  if (!isObject && !isError(r.status)) throw new Error(wrongAnswer(r.uri, r.status))
}

const wrongAnswer = (what, status) =>
  status === 200
    ? `In place of ${what} came something that no object store stores. Does a proxy or a maintenance page answer for the store?`
    : `The object store answered ${status} to a request for ${what}.`

/** Sends a file of the visitor's generation, whose id is the ETag; 304 if the browser has it already. */
async function sendKnown(r, sender, folder, path, copy) {
  name(r, folder, path, copy)
  if (r.variables.is_fresh === '1' && (await isThere(r))) r.variables.is_known = '1'
  send(r, sender, folder, path, copy)
}

async function isThere(r) {
  for (;;) {
    const reply = await r.subrequest('/-edge/object', { method: 'HEAD' })
    if (reply.status === 200) return true
    if (!r.variables.copy) return false
    r.variables.copy = ''
  }
}

function send(r, sender, folder, path, copy) {
  name(r, folder, path, copy)
  r.variables.sender = sender
  r.internalRedirect(sender)
}

function name(r, folder, path, copy) {
  const v = r.variables
  v.object = keyOf(folder, path)
  v.copy = copy
  v.accepted = copy
}

/** Maximum length of an object store's key; bytes. */
const LONGEST_KEY = 1024

/** Decodes a path of an address. An invalid path, or one that is too long, gets a key that never exists. */
function keyOf(folder, path) {
  const none = `${folder}/-`
  if (path.length > LONGEST_KEY) return none
  try {
    return folder + path.split('/').map(encodeURIComponent).join('/')
  } catch (error) {
    if (!(error instanceof URIError)) throw error
    return none
  }
}

export default {
  checked_pointer,
  check_object,
  page,
  site_file,
  not_found,
  release,
  embed,
  moving_embed,
  partners_page,
  again,
}
