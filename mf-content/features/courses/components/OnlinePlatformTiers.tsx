import { css } from '@emotion/react'
import { site, telephoneLink } from '@kutuhal/contract'
import { ArrowLink } from '@kutuhal/ui/ArrowLink.tsx'
import { FullWidthSection } from '../../../components/FullWidthSection.tsx'
import { SectionHeading } from '../../../components/SectionHeading.tsx'

/** What each tier of the online platform includes (as in features/news/content/3.html). */
const tiers = ['Basic', 'Premium', 'Complete'] as const

const tierParts: readonly { readonly part: string; readonly from: (typeof tiers)[number] }[] = [
  { part: 'Recorded lessons and practice sheets', from: 'Basic' },
  { part: 'One live class a week', from: 'Premium' },
  { part: 'Doubt hour on Wednesdays', from: 'Premium' },
  { part: 'Kit of parts sent by post', from: 'Complete' },
  { part: 'A mentor who reviews each project', from: 'Complete' },
]

/** The tiers of the online platform side by side. */
export function OnlinePlatformTiers() {
  return (
    <FullWidthSection tone="sky">
      <SectionHeading
        title="More than one course? The online platform"
        lead="Lessons for Classes 3 to 12 at home, month by month, in English, Hindi and Gujarati."
      />
      <div css={frame}>
        <table css={table}>
          <caption css={caption}>What each tier includes</caption>
          <thead>
            <tr>
              <td />
              {tiers.map(tier => (
                <th key={tier} scope="col">
                  {tier}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tierParts.map(({ part, from }) => (
              <tr key={part}>
                <th scope="row">{part}</th>
                {tiers.map((tier, index) => (
                  <td key={tier}>{index >= tiers.indexOf(from) ? 'Yes' : 'No'}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">Price</th>
              <td colSpan={3}>
                on request, by class and month: <a href={telephoneLink}>{site.phone}</a>
              </td>
            </tr>
          </tbody>
        </table>
      </div>
      <ArrowLink href="/news/3">How the platform came to be</ArrowLink>
    </FullWidthSection>
  )
}

// With letters of twice the size a phone has no room for all four columns, so the table scrolls.
const frame = css({ marginBottom: 'var(--space-5)', maxWidth: '48rem', overflowX: 'auto' })

const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: 'var(--space-2)',
    borderTop: '1px solid var(--color-line)',
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& thead th': { fontFamily: 'var(--font-display)', fontSize: 'var(--text-l)' },
  '& tbody th': { fontWeight: 500 },
  // On narrow phones, use smaller letters and spaces: at 320 px, three columns of one word each then fit next
  // to the names.
  '@media (max-width: 30rem)': {
    fontSize: 'var(--text-s)',
    '& th, & td': { paddingInline: 'var(--space-1)' },
    '& thead th': { fontSize: 'var(--text-s)' },
  },
})

const caption = css({ paddingBottom: 'var(--space-2)', textAlign: 'left', fontWeight: 650 })
