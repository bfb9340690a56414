import { isAllowed, listLicences } from './check-licences.ts'

// `npm run licences`: what runs, by licence. Fails on a licence that is not in the list.
const listed = listLicences('.')
for (const [licence, packages = []] of Object.entries(Object.groupBy(listed, ({ licence }) => licence))) {
  console.log(`\n${licence} (${packages.length})`)
  console.log(packages.map(({ name, version }) => `  ${name} ${version}`).join('\n'))
}
const refused = listed.filter(({ licence }) => !isAllowed(licence))
console.log(
  `\n${listed.length} packages, ${refused.length} under a licence that is not in tests/runner/check-licences.ts`,
)
for (const { name, licence } of refused) console.log(`  ${name}: ${licence}`)
process.exitCode = refused.length > 0 ? 1 : 0
