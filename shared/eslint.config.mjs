export { default } from './build/eslint.config.mjs'
