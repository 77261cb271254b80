/**
 * The state of what a remote renders: an address's page (use-page.ts) or the assistant's panel
 * (layout/Assistant.tsx). They dispatch events; what a visitor sees follows from the state.
 * @template Content what the remote renders once it is loaded
 */
export type RemoteState<Content> =
  /** Not requested. */
  | { readonly status: 'idle' }
  /** Loading: shows composed markup, or a loading state. */
  | { readonly status: 'opening' }
  /** Still loading, and the visitor sees that it takes long. */
  | { readonly status: 'slow' }
  | { readonly status: 'ready'; readonly content: Content }
  /** Its release has failed, and another one is loading. Until then it is not interactive. */
  | { readonly status: 'frozen' }
  /** No connection, and the visitor sees a notice. It continues when the connection is back. */
  | { readonly status: 'unreachable' }
  /** No release is left to try, and the visitor sees a notice. */
  | { readonly status: 'failed' }

export type RemoteEvent<Content> =
  /** For the first time, or for a retry. */
  | { readonly type: 'requested' }
  | { readonly type: 'timedOut' }
  | { readonly type: 'opened'; readonly content: Content }
  /** A release could not hydrate its markup, or its code threw, and another one opens the part. */
  | { readonly type: 'frozen' }
  | { readonly type: 'unreachable' }
  /** As frozen, or it could not be loaded; no other release is left. */
  | { readonly type: 'failed' }

/** The state after an event. An event without effect returns the same object. */
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

/** Loading, without a notice so far. */
export function isPending({ status }: RemoteState<unknown>): boolean {
  return status === 'opening' || status === 'frozen'
}

/** Not loading any more: the visitor sees a notice and can retry. */
export function isFailed({ status }: RemoteState<unknown>): boolean {
  return status === 'unreachable' || status === 'failed'
}
