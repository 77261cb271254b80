import { css } from '@emotion/react'
import { ArrowLink, ButtonLink, PageHeader } from '@kutuhal/ui'
import { desktopQuery, desktopWidth, inkBorder, tabletWidth } from '@kutuhal/ui/styles.ts'
import { publicFileUrl } from '../../../../asset.ts'
import { createDesktopColumns, createTabletColumns } from '../../../../components/column-styles.ts'
import { FullWidthSection } from '../../../../components/FullWidthSection.tsx'
import { Illustration } from '../../../../components/Illustration.tsx'
import { PdfLink } from '../../../../components/PdfLink.tsx'
import { textStyles } from '../../../../components/text-styles.ts'
import { arariaLabSchedule, exhibits, flagshipLabs } from '../../flagship-labs.ts'

export function LabsPage() {
  return (
    <>
      <PageHeader
        eyebrow="Labs"
        title="Five rooms worth a visit"
        lead="Each lab is planned for its school: its rooms, its timetable, its power supply. These five show how different they can be, and can be visited by appointment."
        drawing={publicFileUrl('drawings/headers/labs')}
      />
      <ArariaLab />
      <FullWidthSection title="Four more, all in Gujarat">
        {flagshipLabs.map(lab => (
          <FlagshipLabRow key={lab.id} {...lab} />
        ))}
        <div css={visit}>
          <h2>Come and look</h2>
          <p>
            Guided tours are by appointment, on school days and in small groups. The pupils do the guiding, so
            bring time: they ask questions too.
          </p>
          <ButtonLink href="/contact">Arrange a tour</ButtonLink>
          <PdfLink>How a lab is set up, and what it costs</PdfLink>
        </div>
      </FullWidthSection>
      <Exhibits />
    </>
  )
}

const visit = css({
  display: 'grid',
  gap: 'var(--space-4)',
  justifyItems: 'start',
  marginTop: 'var(--space-7)',
  padding: 'clamp(var(--space-5), 5vw, var(--space-8))',
  background: 'var(--kolam), var(--color-mint)',
  '& > p': { maxWidth: '40rem', fontSize: 'var(--text-l)' },
})

function ArariaLab() {
  return (
    <FullWidthSection tone="sky" id="araria">
      <div css={arariaColumns}>
        <div css={arariaWords}>
          <p css={arariaPlace}>Araria, Bihar · since January 2025</p>
          <h2>The community lab that began on borrowed tables</h2>
          <p>
            Six government schools within eight kilometres share two rooms in a middle school. The district
            administration gave the rooms and the wiring; we brought ten laptops, twelve robotics kits and a
            camera corner. Nine teachers run it, and one of our trainers comes every month.
          </p>
          <p>
            The pupils chose the first project: an alarm for the nights on which the Panar rises. It is a
            bottle in a drain pipe, a switch and a buzzer, and it rings at exactly 20 centimetres.
          </p>
          <p>
            The current drops every morning at half past ten, so reading the meter is on the class rota,
            between sweeping and the bell.
          </p>
          <ArrowLink href="/news/4">The story of the opening</ArrowLink>
        </div>
        <div css={sheet}>
          <table css={table}>
            <caption css={caption}>The week in Araria, each day from 10 to 3</caption>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">School and project</th>
              </tr>
            </thead>
            <tbody>
              {arariaLabSchedule.map(({ day, school, project }) => (
                <tr key={day}>
                  <th scope="row">{day}</th>
                  <td>
                    <strong>{school}</strong>
                    <br />
                    {project}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </FullWidthSection>
  )
}

const arariaColumns = createDesktopColumns([6, 5], 'var(--space-6) var(--space-7)', 'start')

const arariaWords = css({ display: 'grid', gap: 'var(--space-4)' })
const arariaPlace = css({ color: 'var(--color-indigo)', fontWeight: 700 })

// At twice the letter size, the table is wider than a phone and scrolls. The padding is for its shadow.
const sheet = css({
  overflowX: 'auto',
  overflowWrap: 'break-word',
  marginRight: '-0.3rem',
  padding: '0 0.3rem 0.3rem 0',
})

const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  background: 'var(--color-surface)',
  boxShadow: 'var(--shadow-print)',
  '& th, & td': {
    padding: 'var(--space-3) min(var(--space-3), 3vw)',
    borderBottom: '1px solid var(--color-line)',
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& thead th': { background: 'var(--color-sand)', fontSize: 'var(--text-s)' },
})

const caption = css({ paddingBottom: 'var(--space-3)', fontWeight: 650, textAlign: 'left' })

/** Like an entry in a guest book. */
function FlagshipLabRow({
  id,
  place,
  opened,
  pupils,
  name,
  text,
  link,
  detail,
}: (typeof flagshipLabs)[number]) {
  return (
    <article css={row} id={id}>
      <div>
        <p css={textStyles.display}>{place}</p>
        <p css={textStyles.smallSoft}>
          Since {opened}
          <br />
          {pupils}
        </p>
      </div>
      <div css={words}>
        <h3>{name}</h3>
        <p>{text}</p>
        <ArrowLink href={link.href}>{link.text}</ArrowLink>
      </div>
      <p css={detailStyles}>
        <span css={detailLabel}>What visitors remember</span>
        {detail}
      </p>
    </article>
  )
}

const row = css({
  display: 'grid',
  gap: 'var(--space-4) var(--space-6)',
  paddingBlock: 'var(--space-6)',
  borderTop: inkBorder,
  [desktopQuery]: { gridTemplateColumns: 'min(12rem, 19vw) minmax(0, 7fr) minmax(0, 4fr)' },
})

const detailStyles = css({
  alignSelf: 'start',
  maxWidth: 'none',
  padding: 'var(--space-4)',
  background: 'var(--color-marigold-pale)',
  fontFamily: 'var(--font-display)',
  fontSize: 'var(--text-l)',
  lineHeight: 1.35,
})

const detailLabel = css({
  display: 'block',
  marginBottom: 'var(--space-1)',
  color: 'var(--color-ink-soft)',
  fontFamily: 'var(--font-body)',
  fontSize: 'var(--text-s)',
})

function Exhibits() {
  return (
    <FullWidthSection
      tone="rose"
      id="exhibits"
      title="What is on the tables"
      lead="Drawn by us from the things themselves."
    >
      <div css={columns}>
        {exhibits.map(({ drawing, alt, title, text, link }) => (
          <figure key={title} css={thing}>
            <Illustration css={picture} drawing={drawing} alt={alt} sizes={SIZES} />
            <figcaption css={words}>
              <h3>{title}</h3>
              <p>{text}</p>
              <ArrowLink href={link.href}>{link.text}</ArrowLink>
            </figcaption>
          </figure>
        ))}
      </div>
    </FullWidthSection>
  )
}

const SIZES = `(min-width: ${desktopWidth}) 36rem, (min-width: ${tabletWidth}) 46vw, 94vw`

const columns = createTabletColumns([1, 1], 'var(--space-7) var(--space-6)')

const thing = css({ display: 'grid', gap: 'var(--space-4)', alignContent: 'start' })
const picture = css({ boxShadow: 'var(--shadow-card)' })
const words = css({ display: 'grid', gap: 'var(--space-2)' })
