import { build } from 'esbuild'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'

/**
 * Builds a partner's application with React and the federation runtime from npm.
 * @param source the JSX source, copied from the page for partners
 * @returns the script that the partner's page includes
 */
export async function buildPartnerBundle(source: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: source,
      loader: 'jsx',
      resolveDir: path.join(projectRoot, 'shared/test-material/partners/federated'),
    },
    jsx: 'automatic',
    bundle: true,
    minify: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles.map(({ text }) => text).join('')
}
