/**
 * The life of a part of the page that a remote brings: the page of an address (PageSlot.tsx), or the assistant's panel
 * (layout/Assistant.tsx). They say what happens to it; what a visitor sees follows from the state.
 * @template Content what the part is once it is there
 */
export type RemotePart<Content> =
  /** Nobody has asked for it. */
  | { readonly status: 'idle' }
  /** On its way: what the document arrived with stands there, or a sign that something is happening. */
  | { readonly status: 'opening' }
  /** Still on its way, and the visitor has been told that it takes long. */
  | { readonly status: 'slow' }
  | { readonly status: 'ready'; readonly content: Content }
  /** Its release cannot go on with it, and another one is on its way. Until then nothing of it answers. */
  | { readonly status: 'frozen' }
  /** The line lets nothing through, and the visitor has been told so. It goes on when the line is back. */
  | { readonly status: 'unreachable' }
  /** No release is left to try, and the visitor has been told so. */
  | { readonly status: 'failed' }

export type RemotePartEvent<Content> =
  /** For the first time, or once more in place of a notice that it is missing. */
  | { readonly type: 'asked' }
  | { readonly type: 'waitedLong' }
  | { readonly type: 'opened'; readonly content: Content }
  /** A release could not take over what it had composed, or its code threw, and another one is opening the part. */
  | { readonly type: 'frozen' }
  | { readonly type: 'unreachable' }
  /** The same as frozen, or it could not be loaded, and there is no other one. */
  | { readonly type: 'failed' }

/** What an event makes of a part. An event that makes no difference gives the very same part. */
export function remotePartReducer<Content>(
  part: RemotePart<Content>,
  event: RemotePartEvent<Content>,
): RemotePart<Content> {
  switch (event.type) {
    case 'asked':
      return part.status === 'idle' || isMissed(part) ? { status: 'opening' } : part
    case 'waitedLong':
      return isAwaited(part) ? { status: 'slow' } : part
    case 'opened':
      return { status: 'ready', content: event.content }
    case 'frozen':
      // Who has been told of the wait is not told anew.
      return part.status === 'slow' ? part : { status: 'frozen' }
    case 'unreachable':
    case 'failed':
      return { status: event.type }
  }
}

/** The visitor waits, and has been told nothing yet. */
export function isAwaited({ status }: RemotePart<unknown>): boolean {
  return status === 'opening' || status === 'frozen'
}

/** Nothing is on its way any more: the visitor has been told so, and can ask for it again. */
export function isMissed({ status }: RemotePart<unknown>): boolean {
  return status === 'unreachable' || status === 'failed'
}
