import { definePage } from '@kutuhal/contract'
import { getPublicFileUrl } from '@kutuhal/ui/public-file.ts'
import { questionsByPage } from '../../questions/questions.data.ts'
import { loadBelowTheGame, MazePage } from './MazePage.tsx'

export const page = definePage({
  component: MazePage,
  description: () =>
    'A small programming game for children: drive the robot round the walls to the goal in at most 20 moves.',
  facts: __COMPOSING__
    ? () => ({
        picture: getPublicFileUrl(__RELEASE__, 'previews/robot-maze.jpg'),
        // The file at this address is in embed/public/.
        oEmbed: '/embed/mf-maze@v1/oembed.json',
        questions: questionsByPage['robot-maze'] ?? [],
      })
    : undefined,
  async load() {
    await loadBelowTheGame()
    return {}
  },
})
