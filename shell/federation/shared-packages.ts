import * as contract from '@kutuhal/contract'
import type { SharedModuleName } from '@kutuhal/contract/brought-by-host.ts'
import contractPackage from '@kutuhal/contract/package.json'
import * as emotion from '@emotion/react'
import * as emotionJsx from '@emotion/react/jsx-runtime'
import emotionPackage from '@emotion/react/package.json'
import React from 'react'
import ReactDOM from 'react-dom'
import reactJsx from 'react/jsx-runtime'

/**
 * The shell's copies of shared packages, for all remotes, in browsers and while composing. The React packages
 * are CommonJS, so their default import is the whole package. Of each package.json only the version is
 * bundled.
 */
export const sharedPackages: Readonly<Record<SharedModuleName, readonly [version: string, module: unknown]>> =
  {
    react: [React.version, React],
    'react/jsx-runtime': [React.version, reactJsx],
    'react-dom': [ReactDOM.version, ReactDOM],
    '@emotion/react': [emotionPackage.version, emotion],
    '@emotion/react/jsx-runtime': [emotionPackage.version, emotionJsx],
    '@kutuhal/contract': [contractPackage.version, contract],
  }
