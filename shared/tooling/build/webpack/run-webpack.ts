import webpack, { type Configuration } from 'webpack'

/** @throws Error with webpack's own messages */
export async function runWebpack(config: Configuration): Promise<webpack.Stats> {
  const compiler = webpack(config)
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  )
  await new Promise<void>((resolve, reject) => compiler.close(error => (error ? reject(error) : resolve())))
  if (!stats || stats.hasErrors() || stats.hasWarnings()) {
    throw new Error(
      `${config.name} did not build.\n${stats?.toString({ preset: 'errors-warnings', colors: false }) ?? ''}`,
    )
  }
  return stats
}
