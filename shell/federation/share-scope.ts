import * as contract from '@kutuhal/contract'
import * as emotion from '@emotion/react'
import * as emotionJsx from '@emotion/react/jsx-runtime'
import React from 'react'
import ReactDOM from 'react-dom'
import reactJsx from 'react/jsx-runtime'

/**
 * The shell's own copies, for every remote, in the browser and while composing. The keys must be exactly what remotes ask for (shared/build/shared-packages.ts
 * holds the other side); the React packages are CommonJS, so their default import is the whole package.
 */
export const shareScope = {
  react: own(React.version, React),
  'react/jsx-runtime': own(React.version, reactJsx),
  'react-dom': own(ReactDOM.version, ReactDOM),
  '@emotion/react': own('11.14.0', emotion),
  '@emotion/react/jsx-runtime': own('11.14.0', emotionJsx),
  '@kutuhal/contract': own('1.0.0', contract),
}

function own(version: string, module: unknown) {
  return { version, lib: () => module, shareConfig: { singleton: true, requiredVersion: `^${version}` } }
}
