/** What the online platform's tiers include (also in the news of its opening, features/news/content/3.html). */
export const tiers = ['Basic', 'Premium', 'Complete'] as const

export const tierParts: readonly { readonly part: string; readonly from: (typeof tiers)[number] }[] = [
  { part: 'Recorded lessons and practice sheets', from: 'Basic' },
  { part: 'One live class a week', from: 'Premium' },
  { part: 'Doubt hour on Wednesdays', from: 'Premium' },
  { part: 'Kit of parts sent by post', from: 'Complete' },
  { part: 'A mentor who reviews each project', from: 'Complete' },
]
