import type { SiteDocument } from '../documents.ts'
import { createKnowledge } from '../knowledge.ts'

const lab: SiteDocument = {
  url: '/labs',
  title: 'Labs',
  description: 'Where our labs are.',
  sections: [
    { heading: 'A clip for Vansh', anchor: 'clip', text: 'It weighs eleven grams, and it is grey.' },
    { heading: 'The scale', text: 'It hangs under the drum.\nJignesh built it in February.' },
  ],
  questions: [
    {
      asks: ['how heavy is the wheelchair clip', 'weight of the clip for Vansh'],
      says: ['It weighs eleven grams, and it is grey.'],
    },
    { asks: ['who built the waste scale'], says: ['The scale', 'Jignesh built it in February.'] },
    { asks: ['who built the weather balloon'], says: ['Nusrat built it in March.'] },
  ],
}

/** Enough other words, so that one word in common is no likeness. */
const others: SiteDocument = {
  ...lab,
  url: '/other',
  sections: [
    { heading: 'Other things', text: 'Kites fly on ropes.\nCarts roll on rails.\nBoats swim on rivers.' },
  ],
  questions: ['Kites fly on ropes.', 'Carts roll on rails.', 'Boats swim on rivers.'].map(says => ({
    asks: [`why is it that ${says.toLowerCase()}`],
    says: [says],
  })),
}

const answer = (question: string, documents: readonly SiteDocument[] = [lab, others]) =>
  createKnowledge(documents).answer(question)

it('is told, with its place, where a visitor asks nearly the same', () => {
  expect(answer('what is the weight of the wheelchair clip of vansh')).toEqual({
    text: 'It weighs eleven grams, and it is grey.\nMore: /labs#clip',
    outcome: 'answered',
    by: 'written question',
  })
})

it('may be answered with a heading', () => {
  expect(answer('who built the waste scale?').text).toBe(
    'The scale\nJignesh built it in February.\nMore: /labs',
  )
})

it('is left out when its page does not say that any more', () => {
  expect(answer('who built the weather balloon')).not.toMatchObject({ outcome: 'answered' })
  const said = { ...lab, sections: [{ heading: 'Balloon', text: 'Nusrat built it in March.' }] }
  expect(answer('who built the weather balloon', [said, others]).text).toContain('Nusrat')
})

it('is not told for sure where another one is as much like it', () => {
  const twin = { asks: ['how heavy is the wheelchair clip'], says: ['Kites fly on ropes.'] }
  const both = { ...others, questions: [...(others.questions ?? []), twin] }
  expect(answer('how heavy is the wheelchair clip', [lab, both])).not.toMatchObject({
    by: 'written question',
  })
})

it('is not told where it lacks what is asked for', () => {
  expect(answer('who built the waste scale')).toMatchObject({ by: 'written question' })
  expect(answer('how many people built the waste scale')).not.toMatchObject({ by: 'written question' })
})
