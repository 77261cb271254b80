/**
 * Stands in React's place in `embed/modules/` (shared/tooling/build/embed-config.ts): of preact what the maze and emotion use, and no
 * more. emotion asks for hooks by a computed name, so a bundler keeps everything that stands here.
 */
export { createContext, createElement, Fragment } from 'preact'
export { useContext, useEffect, useId, useLayoutEffect, useReducer, useRef } from 'preact/hooks'
export { forwardRef, memo, useDeferredValue, useInsertionEffect } from 'preact/compat'
