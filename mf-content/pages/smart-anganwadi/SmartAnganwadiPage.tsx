import { AnganwadiHeader } from '../../components/anganwadi/AnganwadiHeader.tsx'
import { Day } from '../../components/anganwadi/Day.tsx'
import { ForPublicBodies } from '../../components/anganwadi/ForPublicBodies.tsx'
import { Kit } from '../../components/anganwadi/Kit.tsx'
import { WhatItIs } from '../../components/anganwadi/WhatItIs.tsx'

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
