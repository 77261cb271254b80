import { hostname, userInfo } from 'node:os'

/**
 * Who makes a deployment, for the log: what the environment says of a pipeline, or the user of this computer. Nothing here is proof,
 * since whoever may write the store may write this too.
 */
export function deployedBy(environment: NodeJS.ProcessEnv): string {
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
    // A number without a name, as in many containers.
    return String(process.getuid?.() ?? 'unknown')
  }
}
