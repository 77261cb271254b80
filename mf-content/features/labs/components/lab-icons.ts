import Atom from 'lucide-react/icons/atom'
import Bot from 'lucide-react/icons/bot'
import BrainCircuit from 'lucide-react/icons/brain-circuit'
import Drone from 'lucide-react/icons/drone'
import FlaskConical from 'lucide-react/icons/flask-conical'
import Presentation from 'lucide-react/icons/presentation'
import Printer from 'lucide-react/icons/printer'
import Shapes from 'lucide-react/icons/shapes'
import type { LucideIcon } from 'lucide-react'

/** An icon for each lab, by its id. */
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
