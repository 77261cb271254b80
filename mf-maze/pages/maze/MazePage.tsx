import { ComposedPart } from '@kutuhal/ui'
import { screenOnly } from '@kutuhal/ui/styles.ts'
import { useMemo } from 'react'
import { BelowTheGame } from './BelowTheGame.tsx'
import { PlaySection } from './PlaySection.tsx'
import { createSay, SayContext, type Translation } from '../../words/say.ts'

/** Browsers have this after `loadBelowTheGame`: the document has its HTML already, and the code is 1.2 KB. */
let Below = __COMPOSING__ ? BelowTheGame : undefined

/**
 * Call this before rendering the page without composed HTML. What the first view does not need is in one
 * chunk, since each chunk costs 80 bytes in remoteEntry.js.
 * @throws Error if the code does not load
 */
export async function loadBelowTheGame(): Promise<void> {
  Below ??= (await import(/* webpackChunkName: "later" */ './BelowTheGame.tsx')).BelowTheGame
}

export interface MazePageData {
  /** The words of a translated page are its data. */
  readonly translation?: Translation | undefined
}

/** The page with the maze, what children learn from it, and where to continue. */
export function MazePage({ data: { translation } }: { readonly data: MazePageData }) {
  const say = useMemo(() => createSay(translation), [translation])
  return (
    <SayContext value={say}>
      <PlaySection language={translation?.language ?? 'en'} />
      <div css={screenOnly}>
        <ComposedPart id="below-the-game">{Below && <Below />}</ComposedPart>
      </div>
    </SayContext>
  )
}
