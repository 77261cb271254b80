import { definePage } from '@kutuhal/contract'
import { getPublicFileUrl } from '@kutuhal/ui/public-file.ts'
import { questionsByPage } from '../../questions/questions.data.ts'
import type { Translated } from '../../words/load-translation.ts'
import { createSay, translationCodes } from '../../words/say.ts'
import { loadBelowTheGame, MazePage } from './MazePage.tsx'

const sayIn = ({ translation }: Translated) => createSay(translation)

export const page = definePage<Translated>({
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
        translations: translationCodes,
        // Partners' pages and the assistant get the English page.
        ...(!translation && {
          // The file at this address is in embed/public/.
          oEmbed: '/embed/mf-maze@v1/oembed.json',
          questions: questionsByPage['robot-maze'] ?? [],
        }),
      })
    : undefined,
  async load({ params: { language } }) {
    await loadBelowTheGame()
    if (language === undefined) return {}
    const { loadTranslation } = await import(
      /* webpackChunkName: "later" */ '../../words/load-translation.ts'
    )
    return loadTranslation(language)
  },
  staticParams: __COMPOSING__
    ? () => Promise.resolve([{}, ...translationCodes.map(language => ({ language }))])
    : undefined,
})
