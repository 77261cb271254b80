export interface NavigationItem {
  readonly name: string
  readonly path: string
}

const toSlug = (name: string): string => name.toLowerCase().replaceAll(' ', '-')
const link = (name: string, path = `/${toSlug(name)}`): NavigationItem => ({ name, path })
const lab = (name: string): NavigationItem => link(name, `/services#${toSlug(name)}`)

export const primaryLinks = [
  link('Home', '/'),
  ...['Services', 'News', 'About', 'Contact'].map(name => link(name)),
]

export const solutionLinks = ['Smart Anganwadi', 'Courses', 'Robot Maze', 'Blog'].map(name => link(name))

export const quickLinks = [
  link('Home', '/'),
  link('Services'),
  link('About Us', '/about'),
  link('News & Updates', '/news'),
  link('Blog'),
  link('Contact'),
]

export const serviceLinks = [
  'AI Smart Lab',
  'Robotics Lab',
  '3D Printer',
  'Drone Lab',
  'Science Circle',
  'Maths Circle',
  'Physics Lab',
  'Interactive Panel',
].map(lab)

export const legalLinks = ['Privacy Policy', 'Terms of Service', 'Sitemap'].map(name => link(name))
