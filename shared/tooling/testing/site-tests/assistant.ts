import path from 'node:path'
import type { Page } from '@playwright/test'
import { getPointerNameForPort, resolveLocalStore } from '@kutuhal/release/store/store-location.ts'
import { STABLE_BUCKET } from '../../release/store/buckets.ts'
import { TEST_SITE } from './addresses.ts'
import { openPage } from './open-page.ts'

export function locateAssistant(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Chat assistant' })
  const input = dialog.getByRole('textbox')
  const send = dialog.getByRole('button', { name: 'Send' })
  return {
    launcher: page.getByRole('button', { name: 'Open chat assistant' }),
    dialog,
    suggestions: dialog.getByRole('listitem').getByRole('button'),
    messages: dialog.getByRole('log'),
    input,
    send,
    cross: dialog.getByRole('button', { name: 'Close chat' }),
    cancel: dialog.getByRole('button', { name: 'Cancel' }),
    retry: dialog.getByRole('button', { name: 'Retry' }),
    ask: async (question: string) => {
      await input.fill(question)
      await send.click()
    },
  }
}

export async function openAssistant(page: Page, path = '/about') {
  await openPage(page, path)
  const assistant = locateAssistant(page)
  await assistant.launcher.click()
  await assistant.dialog.waitFor()
  return assistant
}

/** Matches the address of the assistant's service, on any host. The site calls no other service. */
export const GATEWAY_URL_PATTERN = '**/main/gemini'

/**
 * Returns the path of the file with everything that a site's assistant knows (start-gateway.ts).
 * @param port the site's first port; by default that of the tested site
 */
export function getAssistantKnowledgeFilePath(port = TEST_SITE.port): string {
  const { folder, pointer } = resolveLocalStore(undefined, getPointerNameForPort(port))
  return path.join(folder, pointer, STABLE_BUCKET, 'documents.json')
}
