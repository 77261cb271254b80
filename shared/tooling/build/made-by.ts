import { hostname, userInfo } from 'node:os'

/**
 * Who builds or makes a deployment: what the environment says of a pipeline, or the user of this computer. Good for asking people, no
 * proof: that is the signature's part (shared/tooling/release/store/trust/).
 */
export function madeBy(environment: NodeJS.ProcessEnv): string {
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
