/** The links of header and footer. */

export interface NavigationItem {
  readonly name: string
  readonly path: string
}

export const primaryLinks: readonly NavigationItem[] = [
  { name: 'Home', path: '/' },
  { name: 'Services', path: '/services' },
  { name: 'News', path: '/news' },
  { name: 'About', path: '/about' },
  { name: 'Contact', path: '/contact' },
]

export const solutionLinks: readonly NavigationItem[] = [
  { name: 'Smart Anganwadi', path: '/smart-anganwadi' },
  { name: 'Courses', path: '/courses' },
  { name: 'Robot Maze', path: '/robot-maze' },
  { name: 'Blog', path: '/blog' },
]

export const quickLinks: readonly NavigationItem[] = [
  { name: 'Home', path: '/' },
  { name: 'Services', path: '/services' },
  { name: 'About Us', path: '/about' },
  { name: 'News & Updates', path: '/news' },
  { name: 'Blog', path: '/blog' },
  { name: 'Contact', path: '/contact' },
]

export const serviceLinks: readonly NavigationItem[] = [
  { name: 'AI Smart Lab', path: '/services#ai-smart-lab' },
  { name: 'Robotics Lab', path: '/services#robotics-lab' },
  { name: '3D Printer', path: '/services#3d-printer' },
  { name: 'Drone Lab', path: '/services#drone-lab' },
  { name: 'Science Circle', path: '/services#science-circle' },
  { name: 'Maths Circle', path: '/services#maths-circle' },
  { name: 'Physics Lab', path: '/services#physics-lab' },
  { name: 'Interactive Panel', path: '/services#interactive-panel' },
]

export const legalLinks: readonly NavigationItem[] = [
  { name: 'Privacy Policy', path: '/privacy-policy' },
  { name: 'Terms of Service', path: '/terms-of-service' },
  { name: 'Sitemap', path: '/sitemap' },
]
