export { default } from '@kutuhal/testing/own-repository/browser-tests.config.ts'
