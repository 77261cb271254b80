import { z } from 'zod'

const manifestSchema = z.looseObject({ workspaces: z.array(z.string()) })

/**
 * @returns the text with the new workspace after the last remote, so that it gets the next local port
 * @throws Error if the text lists no workspaces, or already has this one
 */
export function addWorkspace(text: string, name: string): string {
  const { data: manifest } = manifestSchema.safeParse(JSON.parse(text))
  if (!manifest) {
    throw new Error(
      'The root package.json has no list of "workspaces". Restore it: git checkout package.json',
    )
  }
  const { workspaces } = manifest
  if (workspaces.includes(name)) {
    throw new Error(
      `The root package.json lists a workspace "${name}" already. Take the line out, or choose another name.`,
    )
  }
  const place = workspaces.findLastIndex(each => /^(shell$|mf-)/.test(each)) + 1
  return `${JSON.stringify({ ...manifest, workspaces: workspaces.toSpliced(place, 0, name) }, null, 2)}\n`
}
