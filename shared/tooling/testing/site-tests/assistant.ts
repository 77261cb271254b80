import type { Page } from '@playwright/test'
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
