import { hostname, userInfo } from 'node:os'

/**
 * Names the pipeline run or user. The name is not verified; the signature is the proof
 * (shared/tooling/release/record/).
 */
export function getBuilderName(environment: NodeJS.ProcessEnv): string {
  const {
    GITHUB_ACTOR: actor,
    GITHUB_REPOSITORY: repository = '',
    GITHUB_RUN_ID: run = '',
    GITLAB_USER_LOGIN: login,
    CI_PROJECT_PATH: project = '',
    CI_JOB_ID: job = '',
  } = environment
  if (actor !== undefined) return `${actor} (GitHub ${repository}, run ${run})`
  if (login !== undefined) return `${login} (GitLab ${project}, job ${job})`
  return `${userName()}@${hostname()}`
}

function userName(): string {
  try {
    return userInfo().username
  } catch {
    // Inside Docker and similar systems, the user often has a number but no name.
    return String(process.getuid?.() ?? 'unknown')
  }
}
