import { type Fault, importing, inPage, pageWith, together, VIEW } from '../fixture.ts'

/** What should not stand in the markup of a page, or not be missing from it. */
export const markupFaults: readonly Fault[] = [
  {
    name: 'a list page that names its own title',
    edits: [pageWith(`title: () => 'All about samples'`)],
    finding: { about: 'title', what: /names its own title \("All about samples"\)/ },
  },
  {
    name: 'a page without h1',
    edits: [
      {
        file: VIEW,
        replace: `import { PageHeader } from '@kutuhal/ui/PageHeader.tsx'`,
        by: `const PageHeader = ({ title }: { title: string }) => <h2>{title}</h2>`,
      },
    ],
    finding: { about: 'headings', what: /has no h1/ },
  },
  {
    name: 'a link preview whose picture is not there',
    edits: [
      pageWith(
        `facts: () => ({ picture: assetUrl(__RELEASE__, 'previews/sample.jpg') })`,
        `import { assetUrl } from '@kutuhal/contract'`,
      ),
    ],
    finding: {
      about: 'assets',
      what: /shows \/apps\/mf-sample\/1\.1\.0\/previews\/sample\.jpg, which no release has/,
    },
  },
  {
    name: 'a picture from another site',
    edits: [inPage('<img src="https://pictures.example/balloon.png" alt="" />')],
    finding: {
      about: 'security policy',
      what: /blocks https:\/\/pictures\.example\/balloon\.png by img-src/,
    },
  },
  ...together([
    {
      name: 'a <title> in the page',
      edits: [inPage('<title>Play!</title>')],
      finding: {
        about: 'title',
        what: /renders a <title> \("Play!"\) beside the shell's "Sample \| Kutuhal"/,
      },
    },
    {
      name: 'a page with two h1',
      edits: [inPage('<h1>More samples</h1>')],
      finding: { about: 'headings', what: /has 2 h1: "Sample", "More samples"/ },
    },
    {
      name: 'a link that leads nowhere',
      edits: [inPage('<a href="/samples/2">The next sample</a>')],
      finding: { about: 'links', what: /links to \/samples\/2, and the site has no page/ },
    },
    {
      name: 'a link to a place that is not there',
      edits: [inPage('<a href="/contact#parking">Where to park</a>')],
      finding: { about: 'links', what: /\/contact has no element with the id "parking"/ },
    },
    {
      name: 'a picture that is not there',
      edits: [
        importing(`import { assetUrl as fileUrl } from '@kutuhal/contract'`),
        inPage(`<img src={fileUrl(__RELEASE__, 'media/balloon.svg')} alt="" />`),
      ],
      finding: {
        about: 'assets',
        what: /shows \/apps\/mf-sample\/1\.1\.0\/media\/balloon\.svg, which no release has/,
      },
    },
    {
      name: 'a style attribute',
      edits: [inPage(`<p style={{ color: 'rebeccapurple' }}>Violet</p>`)],
      finding: { about: 'security policy', what: /style attribute.*color:rebeccapurple/ },
    },
    {
      name: 'a script in the page',
      edits: [inPage(`<script>{'window.play = 1'}</script>`)],
      finding: { about: 'security policy', what: /script of its own.*window\.play/ },
    },
    {
      name: 'far too much HTML',
      edits: [
        inPage(
          `<ol>{Array.from({ length: 3000 }, (_, level) => <li key={level}>The level number {level} of the game</li>)}</ol>`,
        ),
      ],
      finding: { about: 'budget', what: /HTML has 1\d\d kB, more than the 100 kB/ },
    },
  ]),
]
