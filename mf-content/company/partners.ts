export const partners = [
  {
    name: 'School Network',
    image: 'partners/school-network',
    text: 'Government and private schools, JNVs and Kendriya Vidyalayas share teachers, kits, and the lessons that went wrong with the reason why.',
    link: { href: '/services#school-programs', text: 'How a school takes part' },
  },
  {
    name: 'Community Labs',
    image: 'partners/community-labs',
    text: 'District offices and village committees give a room and the wiring, and we bring benches, kits and training. Several schools then share one lab.',
    link: { href: '/labs#araria', text: 'The lab in Araria' },
  },
  {
    name: 'Innovation Council',
    image: 'partners/innovation-council',
    text: 'Engineers, nurses, farmers and professors who look at student projects twice a year and ask the class about its weakest point.',
    link: { href: '/about', text: 'Who works with us' },
  },
]
