import { css, type SerializedStyles } from '@emotion/react'
import { fieldStyle, labelStyle } from '@kutuhal/ui/field-styles.ts'
import type { ChangeEvent, ReactNode } from 'react'
import {
  requiredFields,
  wrongFields,
  type ContactForm,
  type ContactFormEvent,
  type Field,
} from '../form/contact-form.ts'
import { fieldHint, fieldId } from '../form/field-words.ts'
import type { FormWords } from '../words/contact-words.ts'

interface Props {
  readonly form: ContactForm
  readonly words: FormWords
  readonly onEvent: (event: ContactFormEvent) => void
  readonly field: Field
  /** Takes a whole row. */
  readonly isWide?: boolean
  /** Renders the input, select or textarea from its attributes. */
  readonly children: (control: Control) => ReactNode
}

export interface Control {
  readonly id: string
  readonly name: Field
  readonly value: string
  readonly required: boolean
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
  readonly css: SerializedStyles
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void
}

/** A label, the mark of a required field, the field, and the error if the field was rejected. */
export function FormField({ form, words, onEvent, field, isWide = false, children }: Props) {
  const id = fieldId(field)
  const isRequired = requiredFields.some(required => required === field)
  const wrong = wrongFields(form).find(wrongField => wrongField === field)
  return (
    <div css={[box, isWide && wide]}>
      <div css={labelRow}>
        <label htmlFor={id} css={labelStyle}>
          {words.labels[field]}
        </label>
        {/* Screen readers get it from the field itself. */}
        <span aria-hidden css={isRequired ? requiredMark : optionalMark}>
          {isRequired ? words.required : words.optional}
        </span>
      </div>
      {children({
        id,
        name: field,
        value: form.values[field],
        required: isRequired,
        'aria-invalid': wrong && true,
        'aria-describedby': wrong && `${id}-hint`,
        css: fieldStyle,
        onChange: event => onEvent({ type: 'fieldChanged', field, value: event.target.value }),
      })}
      {wrong && (
        <p id={`${id}-hint`} css={hint}>
          {fieldHint(wrong, form.values[wrong], words)}
        </p>
      )}
    </div>
  )
}

const box = css({ display: 'grid', gap: 'var(--space-1)', alignContent: 'start', minWidth: 0 })
const wide = css({ gridColumn: '1 / -1' })
const labelRow = css({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' })
const optionalMark = css({ fontSize: 'var(--text-s)', color: 'var(--color-ink-soft)' })
const requiredMark = css(optionalMark, { color: 'var(--color-vermilion-dark)', fontWeight: 650 })
const hint = css({ fontSize: 'var(--text-s)', fontWeight: 650, color: 'var(--color-vermilion-dark)' })
