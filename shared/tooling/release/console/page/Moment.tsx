/** @jsxRuntime automatic */
/** @jsxImportSource react */

/** A moment by the clock of this computer. */
export function Moment({ at }: { readonly at: string | Date }) {
  const date = new Date(at)
  return <time dateTime={date.toISOString()}>{format.format(date)}</time>
}

const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})
