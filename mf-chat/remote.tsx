/**
 * The public surface of mf-chat. The host loads it when a visitor opens the chat, and mounts `panels.assistant`.
 * A renamed key, or other props of the panel, break every host that is live.
 */
import type { RemoteModule } from '@kutuhal/contract'

export const remote: RemoteModule = {
  pages: {},
  panels: {
    assistant: () => import(/* webpackChunkName: "panel-assistant" */ './panels/assistant/Panel.tsx'),
  },
}
