import { findUnneededReleaseDocuments } from './release-documents.ts'

it('are the page for frames and the one for partners, and nothing else that a browser opens as a page', () => {
  const unneeded = [
    ...['offer.html', 'OFFER.HTM', 'media/offer.xhtml', 'offer.xht', 'offer.shtml', 'offer.xml', 'offer.xsl'],
    ...['feed.rss', 'feed.atom', 'offer.mht', 'offer.mhtml', 'offer.svgz', 'offer.swf', 'formula.mathml'],
    ...['frame.html', 'embed/offer.html', 'embed/modules/frame.html', 'offer.html.br', 'embed/frame.html.gz'],
  ]
  const needed = [
    ...[
      'embed/frame.html',
      'embed/index.html',
      'embed/robot-maze.js',
      'embed/oembed.json',
      'embed/board.svg',
    ],
    ...['remoteEntry.js', 'page.css', 'media/map.svg', 'media/film.mp4', 'papers/labs.pdf'],
    ...['server/templates/page.html', 'media/html', 'media/xml-in-schools.avif', 'release.json'],
  ]
  expect(findUnneededReleaseDocuments([...unneeded, ...needed])).toEqual(unneeded)
})
