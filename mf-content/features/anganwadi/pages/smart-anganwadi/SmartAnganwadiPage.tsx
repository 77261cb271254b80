import { AnganwadiHeader } from '../../components/AnganwadiHeader.tsx'
import { Day } from '../../components/Day.tsx'
import { ForPublicBodies } from '../../components/ForPublicBodies.tsx'
import { Kit } from '../../components/Kit.tsx'
import { WhatItIs } from '../../components/WhatItIs.tsx'

export function SmartAnganwadiPage() {
  return (
    <>
      <AnganwadiHeader />
      <WhatItIs />
      <Kit />
      <Day />
      <ForPublicBodies />
    </>
  )
}
