import { type Fault, importing, inPage, madeFile, VIEW, whenShown, whileRendering } from '../fixture.ts'

const usingState = [
  importing(`import { useState } from 'react'`),
  importing(`import { useEffect } from 'react'`),
]
const style = (name: string, css: string) => importing(`const ${name} = css(${css})`)
const usingAsset = importing(`import { assetUrl } from '@kutuhal/contract'`)

/** What a visitor sees, or does not see. */
export const visualFaults: readonly Fault[] = [
  {
    name: 'an overlay on the whole page',
    edits: [
      style('veil', `{ position: 'fixed', inset: 0, zIndex: 1000, background: 'rgb(0 0 0 / 40%)' }`),
      inPage('<div css={veil} />'),
    ],
    finding: { about: 'occluded', what: /lies on the layout/ },
  },
  {
    name: 'a bar over the header',
    edits: [
      style(
        'offer',
        `{ position: 'fixed', top: 0, left: 0, right: 0, height: '5rem', zIndex: 50, background: 'var(--color-marigold)' }`,
      ),
      inPage('<p css={offer}>Only today</p>'),
    ],
    finding: { about: 'occluded', what: /lies on the layout/ },
  },
  {
    name: 'a bar over the header that lets presses through',
    edits: [
      style(
        'ghost',
        `{ position: 'fixed', top: 0, left: 0, right: 0, height: '5rem', zIndex: 50, background: 'white', pointerEvents: 'none' }`,
      ),
      inPage('<div css={ghost} />'),
    ],
    finding: { about: 'occluded', what: /lies on the layout/ },
  },
  {
    name: 'something over the chat',
    edits: [
      style(
        'corner',
        `{ position: 'fixed', bottom: 0, right: 0, width: '8rem', height: '8rem', zIndex: 99, background: 'white' }`,
      ),
      inPage('<div css={corner} />'),
    ],
    finding: { about: 'occluded', what: /lies on the layout/ },
  },
  {
    name: 'a card that slides over the header when scrolled',
    edits: [
      style('above', `{ position: 'relative', zIndex: 11, background: 'white', padding: '40rem 0' }`),
      inPage('<div css={above}>A long card</div>'),
    ],
    finding: { about: 'occluded', what: /lies on the layout/ },
  },
  {
    name: 'content that begins under the header',
    edits: [
      style('pulled', `{ marginTop: '-14rem' }`),
      { file: VIEW, replace: '<>\n', by: '<div css={pulled}>\n' },
      { file: VIEW, replace: '    </>', by: '    </div>' },
    ],
    finding: { about: 'occluded', what: /begins under the header/ },
  },
  {
    name: 'a table 1,400 px wide',
    edits: [style('wide', `{ width: 1400 }`), inPage('<div css={wide}>Wide</div>')],
    finding: { about: 'horizontal overflow', what: /scrolls sideways/ },
  },
  {
    name: 'pale text',
    edits: [
      style('pale', `{ color: '#ccc', background: '#fff' }`),
      inPage('<p css={pale}>Hard to read, this is.</p>'),
    ],
    finding: { about: 'accessibility', what: /color-contrast/ },
  },
  {
    name: 'a picture without alt',
    edits: [
      usingAsset,
      inPage(`<img src={assetUrl(__RELEASE__, 'media/straw.svg')} width="80" height="80" />`),
    ],
    finding: { about: 'accessibility', what: /image-alt/ },
  },
  {
    name: 'a button without a name',
    edits: [inPage('<button type="button"><svg width="24" height="24" /></button>')],
    finding: { about: 'accessibility', what: /button-name/ },
  },
  {
    name: 'a field without a label',
    edits: [inPage('<input type="email" />')],
    finding: { about: 'accessibility', what: /label/ },
  },
  {
    name: 'tiny things to press',
    edits: [
      style('tiny', `{ width: 10, height: 10, padding: 0, border: 0, display: 'inline-block' }`),
      inPage('<div><button css={tiny} aria-label="Less" /><button css={tiny} aria-label="More" /></div>'),
    ],
    finding: { about: 'accessibility', what: /target-size/ },
  },
  {
    name: 'a picture of 3 MB',
    edits: [
      madeFile('public/media/photo.bmp', 3_000_000),
      usingAsset,
      inPage(`<img src={assetUrl(__RELEASE__, 'media/photo.bmp')} alt="A photo" width="300" height="200" />`),
    ],
    finding: { about: 'weight', what: /photo\.bmp with 3\d* ?\d* kB/ },
  },
  {
    name: 'text that scripts make visible',
    edits: [
      ...usingState,
      whileRendering(`const [isThere, setThere] = useState(false); useEffect(() => setThere(true), [])`),
      style('faint', `{ opacity: 0 }`),
      {
        file: VIEW,
        replace: '<Container css={introductionText}>',
        by: '<Container css={isThere ? introductionText : faint}>',
      },
      { file: VIEW, replace: 'css={band}', by: 'css={isThere ? band : faint}' },
    ],
    finding: { about: 'text', what: /Without scripts most/ },
  },
  {
    name: 'text that scripts bring',
    edits: [
      ...usingState,
      whileRendering(`const [isThere, setThere] = useState(false); useEffect(() => setThere(true), [])`),
      {
        file: VIEW,
        replace: 'experiments={quickestFirst(experiments)}',
        by: 'experiments={isThere ? quickestFirst(experiments) : []}',
      },
    ],
    finding: { about: 'text', what: /Without scripts most/ },
  },
  {
    name: 'a page that empties itself',
    edits: [
      ...usingState,
      whileRendering(
        `const [hasGone, setGone] = useState(false); useEffect(() => { const timer = setTimeout(() => setGone(true), 3000); return () => clearTimeout(timer) }, [])`,
      ),
      {
        file: VIEW,
        replace: 'experiments={quickestFirst(experiments)}',
        by: 'experiments={hasGone ? [] : quickestFirst(experiments)}',
      },
    ],
    finding: { about: 'text', what: /Words of the document go/ },
  },
  {
    name: 'a value that is missing',
    edits: [inPage(`<p>Hello {String((experiments as unknown as { name?: string }).name)}</p>`)],
    finding: { about: 'text', what: /shows what only programs should see: undefined/ },
  },
  {
    name: 'a focus that nobody sees',
    edits: [
      style('bare', `{ '&&:focus-visible': { outline: 'none', boxShadow: 'none' } }`),
      inPage('<button type="button" css={bare}>Go</button>'),
    ],
    finding: { about: 'keyboard', what: /Nothing shows that the focus/ },
  },
  {
    name: 'a film with sound that starts by itself',
    edits: [
      madeFile('public/media/cheers.mp4', 2000),
      usingAsset,
      ...whenShown(`void new Audio(assetUrl(__RELEASE__, 'media/cheers.mp4')).play().catch(() => undefined)`),
    ],
    finding: { about: 'unsolicited', what: /plays sound/ },
  },
  {
    // One of CSS would be stopped by the shell for whoever wants less motion.
    name: 'an animation that never stops',
    edits: [
      ...whenShown(
        `const turning = document.querySelector('[data-page] p')?.animate({ opacity: [1, 0.5, 1] }, { duration: 2000, iterations: Infinity }); return () => turning?.cancel()`,
      ),
    ],
    finding: { about: 'motion', what: /moves for ever/ },
  },
]
