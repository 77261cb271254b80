import { openPage } from '../../site-tests/open-page.ts'
import { publicPages } from '../public-pages.ts'
import * as states from '../states.ts'

interface Screen extends states.PageState {
  /** Whether to capture only the window instead of the whole page, e.g. for floating elements. */
  readonly isWindow?: boolean
  /** Window widths at which the state exists, in px; by default all widths. */
  readonly widths?: readonly Width[]
}

export const WINDOW_WIDTHS = [360, 768, 1280, 1920] as const
type Width = (typeof WINDOW_WIDTHS)[number]

const pages: readonly Screen[] = publicPages.map(({ path }) => ({
  name: path === '/' ? 'home' : path.slice(1),
  reach: page => openPage(page, path),
}))

const floating: readonly Screen[] = [
  { ...states.openedMobileMenu, widths: [360, 768] },
  { ...states.openedSolutionsMenu, widths: [1280, 1920] },
  states.openedChat,
  states.busyChat,
  states.failedChat,
  states.chatConversation,
]

/** What to capture: every route, and every state that a visitor can reach. */
export const screenshotTargets: readonly Screen[] = [
  ...pages,
  ...floating.map(screen => ({ ...screen, isWindow: true })),
  states.filteredBlog,
  states.emptyBlogSearch,
  states.emptyNewsSearch,
  states.missingStory,
  states.unknownCourse,
  states.unknownAddress,
  states.rejectedForm,
  states.sentForm,
  states.solvedMaze,
  states.crashedMaze,
  states.missingRemote,
  states.remoteFailureAfterNavigation,
  states.offlinePage,
  states.slowRemote,
]
