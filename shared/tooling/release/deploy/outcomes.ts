/** What became of a commit: notes that the deployer writes, and commands and people read. */
import { z } from 'zod'
import { readCommits, type Commit, type Record } from '../record/record.ts'
import { tryParseJson } from '../store/files/read-limited.ts'

const outcomeSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('live'), deployment: z.number(), generation: z.string() }),
  z.object({ outcome: z.literal('preview'), generation: z.string() }),
  z.object({ outcome: z.literal('refused'), why: z.string() }),
])

export type Outcome = Readonly<z.infer<typeof outcomeSchema>>

export const serializeOutcome = (outcome: Outcome): string => JSON.stringify(outcome)

/** @returns what the deployer says of a commit; undefined if it has not seen it yet */
export const readOutcome = ({ note }: Commit): Outcome | undefined =>
  outcomeSchema.safeParse(tryParseJson(note)).data

export async function findOutcome(record: Record, commit: string): Promise<Outcome | undefined> {
  const [found] = await readCommits(record, { head: commit, limit: 1 })
  return found && readOutcome(found)
}

/** @returns the value of a line such as `Unchecked: <why>` at the end of a commit's message */
export function readTrailer({ message }: Commit, name: string): string | undefined {
  const [, value] = new RegExp(`^${name}: (.+)$`, 'm').exec(message) ?? []
  return value
}

/** Name of the line of a message with the number of the deployment to whose state a change goes back. */
export const BACK_TO = 'Back-to'

export const subjectOf = ({ message }: Commit): string => message.split('\n', 1)[0] ?? ''

export function describeCommit(commit: Commit) {
  const unchecked = readTrailer(commit, 'Unchecked')
  const by = commit.signer === '' ? commit.by : `${commit.signer} (${commit.by})`
  const back = Number(readTrailer(commit, BACK_TO))
  return {
    what: subjectOf(commit),
    by,
    ...(unchecked !== undefined && { unchecked }),
    ...(Number.isInteger(back) && back > 0 && { back }),
  }
}
