import { css } from '@emotion/react'
import { Container, PageHeader, Prose } from '@kutuhal/ui'
import { ExperimentList } from '../../components/ExperimentList.tsx'
import introduction from '../../content/introduction.html'
import { experiments, sortByDuration } from '../../experiments/experiments.ts'

export function SamplePage() {
  return (
    <>
      <PageHeader title="Sample" lead="Three experiments to try at home, the quickest first." />
      <Container css={introductionText}>
        <Prose html={introduction} />
      </Container>
      <section aria-labelledby="sample-experiments" css={band}>
        <Container>
          <h2 id="sample-experiments" css={heading}>
            Try one today
          </h2>
          <ExperimentList experiments={sortByDuration(experiments)} />
        </Container>
      </section>
    </>
  )
}

const introductionText = css({ paddingBlock: 'var(--space-section)' })
const band = css({ paddingBlock: 'var(--space-section)', background: 'var(--color-sky)' })
const heading = css({ marginBottom: 'var(--space-5)' })
