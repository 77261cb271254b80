/**
 * The public surface of mf-chat. The host loads it when a visitor opens the chat, and mounts `panels.assistant` above its
 * launcher button. Renaming the key, or changing what the panel takes, breaks every host that is live.
 */
import type { RemoteModule } from '@kutuhal/contract'

export const remote: RemoteModule = {
  pages: {},
  panels: {
    assistant: () => import(/* webpackChunkName: "panel-assistant" */ './panels/assistant/panel.ts'),
  },
}
