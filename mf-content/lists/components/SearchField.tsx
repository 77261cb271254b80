import { css } from '@emotion/react'
import { fieldStyle, labelStyle } from '@kutuhal/ui/styles.ts'
import Search from 'lucide-react/icons/search'
import { useLayoutEffect, useRef } from 'react'
import type { ListSearch } from './use-list-search.ts'

interface Props {
  readonly label: string
  readonly search: ListSearch
}

/** In characters. The text is part of the address, whose length servers limit. */
const LONGEST_SEARCH = 500

/** Filters as the visitor types. */
export function SearchField({ label, search: { typed, type, prepare } }: Props) {
  const input = useRef<HTMLInputElement>(null)
  // The next render would replace text typed before hydration with the empty text.
  useLayoutEffect(() => {
    if (input.current?.value) type(input.current.value)
  }, [type])

  return (
    <label css={labelStyle}>
      {label}
      <span css={box}>
        <Search css={icon} aria-hidden size={20} />
        <input
          ref={input}
          css={[fieldStyle, inset]}
          type="search"
          name="q"
          maxLength={LONGEST_SEARCH}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={event => type(event.target.value)}
          onFocus={prepare}
        />
      </span>
    </label>
  )
}

const box = css({ position: 'relative', display: 'block', fontWeight: 400 })
const icon = css({
  position: 'absolute',
  top: '50%',
  left: 'var(--space-4)',
  transform: 'translateY(-50%)',
  color: 'var(--color-ink-soft)',
  pointerEvents: 'none',
})
const inset = css({ paddingLeft: 'calc(var(--space-4) + 1.75rem)' })
