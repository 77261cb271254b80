import { Atom, Bot, BrainCircuit, Drone, FlaskConical, Presentation, Printer, Shapes } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'

/** A sign for each lab, by its id. */
export const labIcons: Readonly<Record<string, LucideIcon>> = {
  'ai-smart-lab': BrainCircuit,
  'robotics-lab': Bot,
  '3d-printer': Printer,
  'drone-lab': Drone,
  'science-circle': FlaskConical,
  'maths-circle': Shapes,
  'physics-lab': Atom,
  'interactive-panel': Presentation,
}
