import { assetUrl } from '@kutuhal/contract'
import { BlockzieBand } from '../../components/BlockzieBand.tsx'
import { MazeLessons } from '../../components/MazeLessons.tsx'
import { PartnersNote } from '../../components/PartnersNote.tsx'
import { PlayBand } from '../../components/PlayBand.tsx'
import { partnersAddress } from './partners-address.ts'

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
