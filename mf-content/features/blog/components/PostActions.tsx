import { css } from '@emotion/react'
import { Button } from '@kutuhal/ui/Button.tsx'
import Heart from 'lucide-react/icons/heart'
import MessageCircle from 'lucide-react/icons/message-circle'
import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'

/** A like lasts until the page closes. Comment and Share have no action (product specification, point 2). */
export function PostActions() {
  const [isLiked, setIsLiked] = useState(false)
  return (
    <div css={row}>
      <Button kind="secondary" css={isLiked && liked} onClick={() => setIsLiked(!isLiked)}>
        <Heart aria-hidden size={20} fill={isLiked ? 'currentColor' : 'none'} />
        <span>{isLiked ? 'Liked' : 'Like'}</span>
      </Button>
      <Button kind="secondary" aria-describedby="no-actions">
        <MessageCircle aria-hidden size={20} /> Comment
      </Button>
      <Button kind="secondary" aria-describedby="no-actions">
        <Share2 aria-hidden size={20} /> Share
      </Button>
      <p id="no-actions" css={note}>
        Comment and Share do nothing yet. To pass this post on, send its address.
      </p>
    </div>
  )
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' })
const note = css({ flexBasis: '100%', color: 'var(--color-ink-soft)', fontSize: 'var(--text-s)' })
const liked = css({ background: 'var(--color-rose)', color: 'var(--color-vermilion-dark)' })
