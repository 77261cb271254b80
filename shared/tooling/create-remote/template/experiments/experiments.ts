export interface Experiment {
  readonly title: string
  readonly minutes: number
  /** Ends the sentence "You need …". */
  readonly needs: string
  readonly text: string
}

export const experiments: readonly Experiment[] = [
  {
    title: 'A battery of lemons',
    minutes: 25,
    needs: 'four lemons, four copper coins, four galvanised nails, some wire and a red LED',
    text: 'A coin and a nail in each lemon, each coin wired to the next nail: the four together light the LED. Which leg of the LED goes where?',
  },
  {
    title: 'A bridge of paper',
    minutes: 15,
    needs: 'one sheet of paper, two piles of books and a handful of coins',
    text: 'Span the gap between the books with the sheet and load it with coins. Fold it any way you like. How many coins does it carry?',
  },
  {
    title: 'A rocket on a string',
    minutes: 10,
    needs: 'a balloon, a straw, sticky tape and four metres of string',
    text: 'Thread the straw on a tight string, tape the balloon below it, let go. What does more air do, and what a thinner string?',
  },
]

export function sortByDuration(list: readonly Experiment[]): readonly Experiment[] {
  return [...list].sort((a, b) => a.minutes - b.minutes)
}
