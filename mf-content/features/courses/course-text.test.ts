import { formatPrice } from './course-text.ts'

it.each([0, 99, 599, 1499, 12_500, 125_000, 98_765_432])(
  'writes the price %d as people in India do',
  price => {
    const rupees = new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'INR',
      maximumFractionDigits: 0,
    })
    expect(formatPrice(price)).toBe(rupees.format(price))
  },
)
