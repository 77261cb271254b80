import { publicFile } from '@kutuhal/ui/public-file.ts'
import { BlockzieSection } from './BlockzieSection.tsx'
import { MazeLessons } from './MazeLessons.tsx'
import { partnersPageUrl, PartnersNote } from './PartnersNote.tsx'
import { PlaySection } from './PlaySection.tsx'

/** The page with the maze, what children learn from it, and where to continue. */
export function MazePage() {
  return (
    <>
      <PlaySection />
      <MazeLessons />
      <BlockzieSection />
      <PartnersNote href={partnersPageUrl(publicFile(__RELEASE__, ''))} />
    </>
  )
}
