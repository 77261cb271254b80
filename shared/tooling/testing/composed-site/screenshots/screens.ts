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
  { ...states.openedMobileMenuState, widths: [360, 768] },
  { ...states.openedSolutionsMenuState, widths: [1280, 1920] },
  states.openedChatState,
  states.busyChatState,
  states.failedChatState,
  states.chatConversationState,
]

/** What to capture: every route, and every state that a visitor can reach. */
export const screenshotTargets: readonly Screen[] = [
  ...pages,
  ...floating.map(screen => ({ ...screen, isWindow: true })),
  states.filteredBlogState,
  states.emptyBlogSearchState,
  states.emptyNewsSearchState,
  states.missingStoryState,
  states.unknownCourseState,
  states.unknownAddressState,
  states.rejectedFormState,
  states.sentFormState,
  states.solvedMazeState,
  states.crashedMazeState,
  states.missingRemoteState,
  states.remoteFailureAfterNavigationState,
  states.offlinePageState,
  states.slowRemoteState,
]
