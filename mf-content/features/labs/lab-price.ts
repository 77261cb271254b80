/** The title and lead above the price drivers, on the page and in the PDF. */
export const labPriceIntroduction = {
  title: 'What a lab costs, for each child in a year',
  lead: 'That is the figure in your plan, and five things decide it. The visit and the plan cost nothing, and you decide after you have read them.',
}

export interface PriceDriver {
  readonly title: string
  readonly text: string
}

/** What raises or lowers a lab's price per child and year, with the strongest influence first. */
export const priceDrivers: readonly PriceDriver[] = [
  {
    title: 'How many children share it',
    text: 'The kits cost the same for 120 children as for 640. This moves the price for each child more than anything else.',
  },
  {
    title: 'Which labs',
    text: 'A science or maths circle is the least expensive. Laptops, printers and drones make a lab dearer.',
  },
  {
    title: 'What the room has',
    text: 'Sound wiring, tables and a cupboard that locks cost money. Where they are there already, they are not in the price.',
  },
  {
    title: 'Whose lab it is',
    text: 'Six schools that share a lab share its price. A travelling lab costs less again, for six weeks instead of a year.',
  },
  {
    title: 'Two years, then less',
    text: 'Kits and training are spread over the two years with us. After that a school pays for spare parts only.',
  },
]

/** The text around the cost example, on the page and in the PDF. */
export const costExampleText = {
  title: 'An example: 25 elementary schools, two lab periods a week',
  columns: ['For one child in a year', 'About'],
  sum: 'Together',
  note: 'This one is paid for by a grant, and the schools are large. Yours may cost more or less; the plan says how much before you sign.',
} as const

export interface CostShare {
  readonly purpose: string
  /** The cost per child and year in rupees, rounded. */
  readonly rupees: number
}

/**
 * An example: the cost per child and year of lab lessons in a public programme. The cost of $250,000 for
 * 10,000 students is split as in news item 1, at 87 rupees to the dollar (March 2025).
 */
export const costExample: readonly CostShare[] = [
  { purpose: 'What is in the lab', rupees: 870 },
  { purpose: 'Teaching its teachers', rupees: 650 },
  { purpose: 'Our monthly visits', rupees: 435 },
  { purpose: 'Repairs', rupees: 220 },
]

/** The total cost per child and year in rupees. */
export const costExampleTotal = costExample.reduce((sum, { rupees }) => sum + rupees, 0)
