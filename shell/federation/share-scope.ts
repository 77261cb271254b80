import * as contract from '@kutuhal/contract'
import type { BroughtEntry } from '@kutuhal/contract/brought-by-host.ts'
import contractPackage from '@kutuhal/contract/package.json'
import * as emotion from '@emotion/react'
import * as emotionJsx from '@emotion/react/jsx-runtime'
import emotionPackage from '@emotion/react/package.json'
import React from 'react'
import ReactDOM from 'react-dom'
import reactJsx from 'react/jsx-runtime'

/**
 * The shell's own copies, for every remote, in the browser and while composing. The React packages are CommonJS, so their default
 * import is the whole package; of a package.json the bundler keeps the version alone.
 */
export const shareScope: Readonly<Record<BroughtEntry, ReturnType<typeof own>>> = {
  react: own(React.version, React),
  'react/jsx-runtime': own(React.version, reactJsx),
  'react-dom': own(ReactDOM.version, ReactDOM),
  '@emotion/react': own(emotionPackage.version, emotion),
  '@emotion/react/jsx-runtime': own(emotionPackage.version, emotionJsx),
  '@kutuhal/contract': own(contractPackage.version, contract),
}

function own(version: string, module: unknown) {
  return { version, lib: () => module, shareConfig: { singleton: true, requiredVersion: `^${version}` } }
}
