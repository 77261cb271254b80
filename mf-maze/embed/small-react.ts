/**
 * Replaces React in `embed/modules/` (shared/tooling/build/webpack/embed-config.ts): only the parts of preact
 * that the maze and emotion use. Bundlers keep every export, because emotion reads hooks by a computed name.
 */
export { createContext, createElement, Fragment } from 'preact'
export { useContext, useEffect, useId, useLayoutEffect, useReducer, useRef } from 'preact/hooks'
export { forwardRef, memo, useDeferredValue, useInsertionEffect } from 'preact/compat'
