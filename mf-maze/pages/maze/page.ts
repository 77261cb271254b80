import { definePage } from '@kutuhal/contract'
import { listTranslatedParams, loadTranslation, type Translations } from '@kutuhal/contract/translations.ts'
import { getPublicFileUrl } from '@kutuhal/ui/public-file.ts'
import { questionsByPage } from '../../questions/questions.data.ts'
import { createSay, type Translation } from '../../words/say.ts'
import { loadBelowTheGame, MazePage, type MazePageData } from './MazePage.tsx'

const translations: Translations<Translation> = {
  hi: async () => (await import(/* webpackChunkName: "translations" */ '../../words/hindi.ts')).hindi,
  gu: async () => (await import(/* webpackChunkName: "translations" */ '../../words/gujarati.ts')).gujarati,
}

const sayIn = ({ translation }: MazePageData) => createSay(translation)

export const page = definePage<MazePageData>({
  component: MazePage,
  // The host's titles are English.
  title: data => data.translation && sayIn(data)('Robot Maze'),
  description: data =>
    sayIn(data)(
      'A small programming game for children: drive the robot round the walls to the goal in at most 20 moves.',
    ),
  facts: __COMPOSING__
    ? ({ translation }) => ({
        picture: getPublicFileUrl(
          __RELEASE__,
          `previews/robot-maze${translation ? `-${translation.language}` : ''}.jpg`,
        ),
        translations: Object.keys(translations),
        // Partners' pages and the assistant get the English page.
        ...(!translation && {
          // The file at this address is in embed/public/.
          oEmbed: '/embed/mf-maze@v1/oembed.json',
          questions: questionsByPage['robot-maze'] ?? [],
        }),
      })
    : undefined,
  async load(context) {
    await loadBelowTheGame()
    return { translation: await loadTranslation(context, translations) }
  },
  staticParams: __COMPOSING__ ? () => listTranslatedParams(translations) : undefined,
})
