import { defineStaticPage } from '@kutuhal/contract'
import { buildLabFacts } from '../../lab-facts.ts'
import { ServicesPage } from './ServicesPage.tsx'

export const page = defineStaticPage(
  ServicesPage,
  'AI, robotics, 3D printing, drones, science, maths, physics and panels: eight labs for schools, with training and inclusive programmes.',
  __COMPOSING__ ? buildLabFacts : undefined,
)
