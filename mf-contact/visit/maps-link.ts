import { site } from '@kutuhal/contract'

const { area, city, postalCode, country } = site.address

/** Street names and house names confuse the search; the quarter with its postal code is found at once. */
const place = `${area}, ${city} ${postalCode}, ${country}`

/** Where a maps site shows the quarter round the office. */
export const mapsLink = `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place }).toString()}`
