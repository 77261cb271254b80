import { css, type SerializedStyles } from '@emotion/react'
import { fieldStyle, labelStyle } from '@kutuhal/ui/styles.ts'
import type { ChangeEvent, ReactNode } from 'react'
import {
  requiredFields,
  getInvalidFields,
  type ContactFormState,
  type ContactFormEvent,
  type FieldName,
} from '../form/contact-form.ts'
import { describeFieldError, getFieldId } from '../form/field-errors.ts'
import type { FormMessages } from '../messages/contact-messages.ts'

interface Props {
  readonly form: ContactFormState
  readonly words: FormMessages
  readonly onEvent: (event: ContactFormEvent) => void
  readonly field: FieldName
  readonly isWide?: boolean
  readonly children: (control: FormControlProps) => ReactNode
}

export interface FormControlProps {
  readonly id: string
  readonly name: FieldName
  readonly value: string
  readonly required: boolean
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
  readonly css: SerializedStyles
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void
}

export function FormField({ form, words, onEvent, field, isWide = false, children }: Props) {
  const id = getFieldId(field)
  const isRequired = requiredFields.some(required => required === field)
  const wrong = getInvalidFields(form).find(wrongField => wrongField === field)
  return (
    <div css={[box, isWide && wide]}>
      <div css={labelRow}>
        <label htmlFor={id} css={labelStyle}>
          {words.labels[field]}
        </label>
        {/* Screen readers know from the field itself whether it is required. */}
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
          {describeFieldError(wrong, form.values[wrong], words)}
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
