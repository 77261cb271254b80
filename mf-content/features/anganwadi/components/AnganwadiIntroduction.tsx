import { css } from '@emotion/react'
import { desk } from '@kutuhal/ui/breakpoints.ts'
import { FullWidthSection } from '../../../components/FullWidthSection.tsx'

/** Explains what "Smart Anganwadi" means and does not mean. */
export function AnganwadiIntroduction() {
  return (
    <FullWidthSection>
      <div css={columns}>
        <h2>What a Smart Anganwadi is</h2>
        <div css={words}>
          <p>
            An anganwadi is the room in a village or a lane where small children are fed, weighed, looked
            after and taught their first songs. It is run by a worker and a helper, often in one room, often
            for twenty-five children at once.
          </p>
          <p>
            “Smart” does not mean a screen for every child. It means a room in which a three-year-old can
            begin something alone: low shelves, materials in the right order, water and sand, and a worker who
            has been shown what to watch for. The electronics are one lamp and one board, and both are hers.
          </p>
          <p>
            Later, in Class 3, the same children will sort data and balance robots. Those who have sorted
            beans and balanced blocks are a step ahead, and they have had a good morning.
          </p>
        </div>
      </div>
    </FullWidthSection>
  )
}

const columns = css({
  display: 'grid',
  gap: 'var(--space-5) var(--space-8)',
  [desk]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)' },
})

const words = css({
  display: 'grid',
  gap: 'var(--space-4)',
  fontSize: 'var(--text-l)',
  maxWidth: 'var(--width-text)',
})
