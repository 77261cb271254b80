import { publicFile } from '@kutuhal/ui/public-file.ts'
import { BlockzieBand } from './BlockzieBand.tsx'
import { MazeLessons } from './MazeLessons.tsx'
import { partnersAddress, PartnersNote } from './PartnersNote.tsx'
import { PlayBand } from './PlayBand.tsx'

/** The maze, what children learn from it, and where to continue. */
export function MazePage() {
  return (
    <>
      <PlayBand />
      <MazeLessons />
      <BlockzieBand />
      <PartnersNote href={partnersAddress(publicFile(__RELEASE__, ''))} />
    </>
  )
}
