import { css } from '@emotion/react'

/** For the dots of the kolam on a coloured ground: a link that crosses one has to be read there, too. */
export const onDots = css({ '--color-peacock': 'var(--color-peacock-dark)' })
