import { css, type SerializedStyles } from '@emotion/react'
import { useNavigation } from '@kutuhal/contract'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { solutionLinks } from './links.ts'
import { whileOpen, withoutPopovers } from './menu-styles.ts'
import { ariaCurrent, currentPageStyle, NavigationLink } from './NavigationLink.tsx'
import { usePopover } from './use-popover.ts'

interface Props {
  readonly triggerStyle: SerializedStyles
}

const ID = 'solutions-menu'

/** The Solutions dropdown: a native popover, so it works before scripts. */
export function SolutionsMenu({ triggerStyle }: Props) {
  const [menu, isOpen] = usePopover<HTMLUListElement>()
  return (
    <>
      <Trigger isOpen={isOpen} style={triggerStyle}>
        Solutions
        <ChevronDown aria-hidden size={18} />
      </Trigger>
      <ul id={ID} ref={menu} popover="auto" role="list" css={panel}>
        {solutionLinks.map(item => (
          <li key={item.path}>
            <NavigationLink item={item} css={link} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface TriggerProps {
  /** Whether the menu is open; undefined before hydration. */
  readonly isOpen: boolean | undefined
  readonly style: SerializedStyles
  readonly children: ReactNode
}

/** The menu's button, which is marked if the menu has a link to the current page. */
function Trigger({ isOpen, style, children }: TriggerProps) {
  const current = useNavigation().location.path
  const isInside = solutionLinks.some(({ path }) => ariaCurrent(path, current))
  return (
    <button
      type="button"
      popoverTarget={ID}
      aria-expanded={isOpen}
      aria-current={isInside || undefined}
      css={[style, trigger]}
    >
      {children}
    </button>
  )
}

const trigger = css({
  anchorName: '--solutions',
  '& svg': { transition: 'transform var(--quick)' },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
})

const panel = css({
  display: 'none',
  position: 'fixed',
  // Browsers without anchor positioning show the menu below the header, at the menu's end of the row.
  inset:
    'calc(var(--header-height) - 0.25rem) max(10rem, calc((100vw - var(--width-page)) / 2 + 8rem)) auto auto',
  minWidth: '13rem',
  margin: 0,
  padding: 'var(--space-2)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface)',
  color: 'var(--color-ink)',
  boxShadow: 'var(--shadow-lifted)',
  [whileOpen]: { display: 'block' },
  ...withoutPopovers({ display: 'block' }),
  '@supports (position-anchor: --solutions)': {
    positionAnchor: '--solutions',
    inset: 'calc(anchor(bottom) + 0.25rem) auto auto anchor(left)',
  },
})

const link = css({
  display: 'block',
  padding: 'var(--space-2) var(--space-3)',
  borderRadius: 'var(--radius-s)',
  color: 'var(--color-ink)',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { background: 'var(--color-marigold-pale)', color: 'var(--color-ink)' },
  '&[aria-current]': currentPageStyle,
})
