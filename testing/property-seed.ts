// Where PAWL_TEST_SEED is set, every property test draws the same cases again, so that one commit gives one verdict. Without it
// each run draws its own, and fast-check prints the seed of what failed.

const given = process.env.PAWL_TEST_SEED
if (given !== undefined) {
  const { default: fc } = await import('fast-check')
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(given) })
}
