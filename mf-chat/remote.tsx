/**
 * The public surface of mf-chat. When a visitor opens the chat, the host loads this module and mounts
 * `panels.assistant`. Renaming a key or changing the panel's props breaks every live host.
 */
import type { RemoteModule } from '@kutuhal/contract'
import { loadWords } from './words/say.ts'

export const remote: RemoteModule = {
  pages: {},
  panels: {
    assistant: async () => {
      const [panel] = await Promise.all([import('./panels/assistant/Panel.tsx'), loadWords()])
      return panel
    },
  },
}
