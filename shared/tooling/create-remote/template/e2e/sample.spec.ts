import { expect, openPage, test } from '@kutuhal/testing/site-tests/site-test.ts'

test('Visitors find three experiments, the quickest first', async ({ page }) => {
  await openPage(page, '/sample')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sample')
  const experiments = page.getByRole('region', { name: 'Try one today' })
  await expect(experiments.getByRole('listitem').getByText(/^\d+ minutes/)).toHaveText([/^10/, /^15/, /^25/])
})
