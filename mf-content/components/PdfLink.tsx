import { css } from '@emotion/react'
import FileText from 'lucide-react/icons/file-text'
import { publicFileUrl } from '../asset.ts'
import { pdfSize } from '../papers/papers.data.ts'

/** The link adds type, length and size to its text. */
export function PdfLink({ children }: { readonly children: string }) {
  return (
    <a css={link} href={publicFileUrl('papers/labs-for-schools.pdf')} type="application/pdf" rel="noopener">
      <FileText aria-hidden size={22} strokeWidth={1.6} css={sign} />
      <span>{`${children} (PDF, one page, ${pdfSize}\u00a0KB)`}</span>
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
