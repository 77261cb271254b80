import type { BlogFilter } from '../blog-search.ts'
import type { FilterChip } from '../../../lists/components/FilterChips.tsx'

/** The active filters, in the order of the form. */
export function blogChips({ text, category, tag }: BlogFilter): FilterChip[] {
  const chips = [
    { parameter: 'q', label: text && `“${text}”` },
    { parameter: 'category', label: category },
    { parameter: 'tag', label: tag },
  ]
  return chips.filter(chip => chip.label !== '')
}
