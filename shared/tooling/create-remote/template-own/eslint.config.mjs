export { default } from '@kutuhal/build/eslint.config.mjs'
