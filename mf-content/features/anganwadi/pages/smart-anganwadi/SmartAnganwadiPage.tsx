import { AnganwadiHeader } from '../../components/AnganwadiHeader.tsx'
import { DailySchedule } from '../../components/DailySchedule.tsx'
import { ForPublicBodies } from '../../components/ForPublicBodies.tsx'
import { Kit } from '../../components/Kit.tsx'
import { AnganwadiIntroduction } from '../../components/AnganwadiIntroduction.tsx'

export function SmartAnganwadiPage() {
  return (
    <>
      <AnganwadiHeader />
      <AnganwadiIntroduction />
      <Kit />
      <DailySchedule />
      <ForPublicBodies />
    </>
  )
}
