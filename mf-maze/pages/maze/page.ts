import { defineStaticPage } from '@kutuhal/contract'
import { getPublicFileUrl } from '@kutuhal/ui/public-file.ts'
import { questionsByPage } from '../../questions/questions.data.ts'
import { MazePage } from './MazePage.tsx'

export const page = defineStaticPage(
  MazePage,
  'A small programming game for children: drive the robot round the walls to the goal in at most 20 moves.',
  __COMPOSING__
    ? () => ({
        picture: getPublicFileUrl(__RELEASE__, 'previews/robot-maze.jpg'),
        // The file at this address is in embed/public/.
        oEmbed: '/embed/mf-maze@v1/oembed.json',
        questions: questionsByPage['robot-maze'] ?? [],
      })
    : undefined,
)
