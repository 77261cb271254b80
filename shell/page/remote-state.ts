/**
 * The state of what a remote renders: an address's page (use-page.ts) or the assistant's panel
 * (layout/Assistant.tsx). They dispatch events; what a visitor sees follows from the state.
 * @template Content what the remote renders once it is loaded
 */
export type RemoteState<Content> =
  /** Not requested. */
  | { readonly status: 'idle' }
  /** On its way: what the document arrived with stands there, or a sign that something is happening. */
  | { readonly status: 'opening' }
  /** Still on its way, and the visitor has been told that it takes long. */
  | { readonly status: 'slow' }
  | { readonly status: 'ready'; readonly content: Content }
  /** Its release cannot go on with it, and another one is on its way. Until then nothing of it answers. */
  | { readonly status: 'frozen' }
  /** No connection, and the visitor sees a notice. It continues when the connection is back. */
  | { readonly status: 'unreachable' }
  /** No release is left to try, and the visitor has been told so. */
  | { readonly status: 'failed' }

export type RemoteEvent<Content> =
  /** For the first time, or once more in place of a notice that it is missing. */
  | { readonly type: 'requested' }
  | { readonly type: 'timedOut' }
  | { readonly type: 'opened'; readonly content: Content }
  /** A release could not hydrate its markup, or its code threw, and another one opens the part. */
  | { readonly type: 'frozen' }
  | { readonly type: 'unreachable' }
  /** The same as frozen, or it could not be loaded, and there is no other one. */
  | { readonly type: 'failed' }

/** What an event makes of a part. An event that makes no difference gives the very same part. */
export function remoteStateReducer<Content>(
  part: RemoteState<Content>,
  event: RemoteEvent<Content>,
): RemoteState<Content> {
  switch (event.type) {
    case 'requested':
      return part.status === 'idle' || isFailed(part) ? { status: 'opening' } : part
    case 'timedOut':
      return isPending(part) ? { status: 'slow' } : part
    case 'opened':
      return { status: 'ready', content: event.content }
    case 'frozen':
      // The notice of a long wait shows already.
      return part.status === 'slow' ? part : { status: 'frozen' }
    case 'unreachable':
    case 'failed':
      return { status: event.type }
  }
}

/** The visitor waits, and has been told nothing yet. */
export function isPending({ status }: RemoteState<unknown>): boolean {
  return status === 'opening' || status === 'frozen'
}

/** Nothing is on its way any more: the visitor has been told so, and can ask for it again. */
export function isFailed({ status }: RemoteState<unknown>): boolean {
  return status === 'unreachable' || status === 'failed'
}
