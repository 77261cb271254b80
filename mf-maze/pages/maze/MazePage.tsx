import { assetUrl } from '@kutuhal/contract'
import { BlockzieBand } from './BlockzieBand.tsx'
import { MazeLessons } from './MazeLessons.tsx'
import { partnersAddress, PartnersNote } from './PartnersNote.tsx'
import { PlayBand } from './PlayBand.tsx'

/** The maze itself, what children take away from it, and where it leads. */
export function MazePage() {
  return (
    <>
      <PlayBand />
      <MazeLessons />
      <BlockzieBand />
      <PartnersNote href={partnersAddress(assetUrl(__RELEASE__, ''))} />
    </>
  )
}
