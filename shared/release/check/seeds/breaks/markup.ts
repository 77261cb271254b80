import { importing, inPage, pageWith } from '../edits.ts'
import { together, type Break } from '../seed.ts'

/** What should not stand in the markup of a page, or not be missing from it. */
export const breaksOfMarkup: readonly Break[] = [
  {
    name: 'a list page that names its own title',
    edits: [pageWith(`title: () => 'All about mazes'`)],
    finding: { about: 'title', what: /names its own title \("All about mazes"\)/ },
  },
  {
    name: 'a page without h1',
    edits: [{ file: 'pages/maze/MazePage.tsx', replace: 'h1>', by: 'h2>' }],
    finding: { about: 'headings', what: /has no h1/ },
  },
  {
    name: 'a link preview whose picture is not there',
    edits: [
      pageWith(
        `facts: () => ({ picture: assetUrl(__RELEASE__, 'previews/maze.jpg') })`,
        `import { assetUrl } from '@kutuhal/contract'`,
      ),
    ],
    finding: {
      about: 'assets',
      what: /shows \/apps\/mf-maze\/1\.1\.0\/previews\/maze\.jpg, which no release has/,
    },
  },
  {
    name: 'a picture from another site',
    edits: [inPage('<img src="https://pictures.example/robot.png" alt="" />')],
    finding: {
      about: 'security policy',
      what: /blocks https:\/\/pictures\.example\/robot\.png by img-src/,
    },
  },
  ...together([
    {
      name: 'a <title> in the page',
      edits: [inPage('<title>Play!</title>')],
      finding: {
        about: 'title',
        what: /renders a <title> \("Play!"\) beside the shell's "Robot-maze \| Kutuhal"/,
      },
    },
    {
      name: 'a page with two h1',
      edits: [inPage('<h1>More mazes</h1>')],
      finding: { about: 'headings', what: /has 2 h1: "Robot Maze", "More mazes"/ },
    },
    {
      name: 'a link that leads nowhere',
      edits: [inPage('<a href="/robot-mazes/2">The next maze</a>')],
      finding: { about: 'links', what: /links to \/robot-mazes\/2, and the site has no page/ },
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
        inPage(`<img src={fileUrl(__RELEASE__, 'media/robot.svg')} alt="" />`),
      ],
      finding: {
        about: 'assets',
        what: /shows \/apps\/mf-maze\/1\.1\.0\/media\/robot\.svg, which no release has/,
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
          `<ol>{Array.from({ length: 3000 }, (_, level) => <li key={level}>The level number {level} of the maze</li>)}</ol>`,
        ),
      ],
      finding: { about: 'budget', what: /HTML has 1\d\d kB, more than the 100 kB/ },
    },
  ]),
]
