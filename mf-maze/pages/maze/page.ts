import { defineStaticPage } from '@kutuhal/contract'
import { publicFile } from '@kutuhal/ui/public-file.ts'
import { questions } from '../../questions/questions.data.ts'
import { MazePage } from './MazePage.tsx'

export const page = defineStaticPage(
  MazePage,
  'A small programming game for children: drive the robot round the walls to the goal in at most 20 moves.',
  __COMPOSING__
    ? () => ({
        picture: publicFile(__RELEASE__, 'previews/robot-maze.jpg'),
        // This file comes from embed/public/.
        oEmbed: '/embed/mf-maze@v1/oembed.json',
        questions: questions['robot-maze'] ?? [],
      })
    : undefined,
)
