export { default } from '@kutuhal/testing/jest.config.mjs'
