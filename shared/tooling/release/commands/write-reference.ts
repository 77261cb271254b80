/** Writes the reference page of all verbs. Run it after a change of a verb. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { formatVerbReferenceMarkdown } from './help.ts'
import { operatorVerbs } from './operating/operating-verbs.ts'
import { verbs } from './verbs/verbs.ts'

writeFileSync(
  path.join(projectRoot, 'shared/docs/reference/release-verbs.md'),
  formatVerbReferenceMarkdown([...verbs, ...operatorVerbs]),
)
