import { css } from '@emotion/react'
import FileText from 'lucide-react/icons/file-text'
import { publicFileUrl } from '../asset.ts'
import { pdfSizes } from '../papers/papers.data.ts'

interface Props {
  readonly paper: keyof typeof pdfSizes
  /** The name of the document; the link adds its type, length and size. */
  readonly children: string
}

/** A link to a printable document, with its length and size. */
export function PdfLink({ paper, children }: Props) {
  return (
    <a css={link} href={publicFileUrl(`papers/${paper}.pdf`)} type="application/pdf" rel="noopener">
      <FileText aria-hidden size={22} strokeWidth={1.6} css={sign} />
      <span>{`${children} (PDF, one page, ${pdfSizes[paper]}\u00a0KB)`}</span>
    </a>
  )
}

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  justifySelf: 'start',
  paddingBlock: 'var(--space-1)',
  fontWeight: 650,
})

const sign = css({ flex: 'none' })
