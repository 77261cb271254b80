/**
 * In nginx's JavaScript (njs): the pointer names the generation, the address names the file. The object's
 * name goes into nginx variables (pointer.conf), which the location that sends the object reads.
 */

const POINTER = '/-edge/pointer'

/** In the form that every object store sends (shared/docs/guides/edges.md). */
const TAG = /^"?[0-9a-f]{32}(?:-[0-9]+)?"?$/i

/** As in store/objects/object-address.ts; bytes. */
const MAX_OBJECT_BYTES = 1_000_000_000

/** In the generation that this visitor gets. */
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
  // Over HTTP/2 nginx does not parse an invalid address, and then cannot run the subrequest for the pointer.
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

/** The address has only a major version; the pointer names the exact one. */
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
 * After a missing compressed copy, tries the uncompressed file. Otherwise sends 404 if the file is missing,
 * or 502 if the store is down.
 */
function again(r) {
  const v = r.variables
  if (v.copy) {
    v.copy = ''
    return r.internalRedirect(v.sender)
  }
  const isMissing = /(?:400|403|404|414)$/.test(v.upstream_status)
  // A generation that is gone has no 404 page either.
  if (v.sender === '@not_found') return end(r, isMissing ? 404 : 502)
  r.return(isMissing ? 404 : 502)
}

function end(r, status) {
  r.headersOut['Content-Type'] = 'text/plain'
  r.return(status, 'Not found.\n')
}

/** @returns whether the generation for this visitor is known; if not, a 503 response has been sent */
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

/** nginx itself caches it until the end of the current second. */
async function checked_pointer(r) {
  const reply = await r.subrequest(`/stored${r.uri}`)
  if (reply.status !== 200 || !TAG.test(reply.headersOut['ETag']) || !isPointer(reply.responseText)) {
    r.error(`${wrongAnswer('the pointer', reply.status)} What was live last stays live.`)
    return r.return(502)
  }
  // nginx counts whole seconds, so with a duration of one second the entry could stay for almost two.
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
    // These two mean that the text is not JSON, or is JSON without the pointer's fields.
    if (!(error instanceof SyntaxError) && !(error instanceof TypeError)) throw error
    return false
  }
}

/** The object store has no such object, or cannot send it now. `again` and the cache handle both cases. */
const isError = status => [400, 403, 404, 414, 429].includes(status) || status >= 500

/**
 * Refuses redirects, demands for a password and the like. The thrown error ends the connection, so that the
 * cache treats the store as down. Without a length, a response could fill the disk, and nginx would cache one
 * that breaks off as complete.
 */
function check_object(r) {
  const v = r.variables
  const bytes = v.upstream_http_content_length
  const isLimited = /^\d+$/.test(bytes) && Number(bytes) <= MAX_OBJECT_BYTES
  // In older versions of nginx, chunks override the length.
  const isWhole = r.status === 200 && !v.upstream_http_transfer_encoding
  const isObject = isWhole && isLimited && TAG.test(v.upstream_http_etag)
  if (!isObject && !isError(r.status)) throw new Error(wrongAnswer(r.uri, r.status))
}

const wrongAnswer = (what, status) =>
  status === 200
    ? `In place of ${what} came something that no object store stores. Does a proxy or a maintenance page answer for the store?`
    : `The object store answered ${status} to a request for ${what}.`

/** The ETag is the generation's id, so a browser that has the file already gets a 304. */
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

/** Of an object store; bytes. */
const LONGEST_KEY = 1024

/** A path that is invalid or too long gets a key that no object has. */
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
