/**
 * What `npm test` has no time for, `npm run test:long` runs as well: the same walk with every remote instead of one, more moments, more rounds.
 * What is found only there is a reason to run it in `npm test`.
 */
export const isLong = process.env['LONG_TESTS'] === '1'
