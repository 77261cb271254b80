/**
 * Replaces React in `embed/modules/` (shared/tooling/build/embed-config.ts): only what the maze and emotion
 * use of preact. Bundlers keep every export, because emotion accesses hooks by a computed name.
 */
export { createContext, createElement, Fragment } from 'preact'
export { useContext, useEffect, useId, useLayoutEffect, useReducer, useRef } from 'preact/hooks'
export { forwardRef, memo, useDeferredValue, useInsertionEffect } from 'preact/compat'
