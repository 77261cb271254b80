export interface PriceDriver {
  readonly title: string
  readonly text: string
}

/** What makes the price of a lab, for each child in a year, higher or lower; the strongest first. */
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

export interface CostShare {
  readonly purpose: string
  /** Of one child in one year; rupees, rounded. */
  readonly rupees: number
}

/**
 * What a year of lab lessons cost for one child in a programme that is public: 10,000 students for $250,000, divided as news item 1
 * says, at 87 rupees to the dollar, the rate of March 2025.
 */
export const costExample: readonly CostShare[] = [
  { purpose: 'What is in the lab', rupees: 870 },
  { purpose: 'Teaching its teachers', rupees: 650 },
  { purpose: 'Our monthly visits', rupees: 435 },
  { purpose: 'Repairs', rupees: 220 },
]
