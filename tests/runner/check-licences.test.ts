import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isAllowed, listLicences } from './check-licences.ts'

const root = mkdtempSync(join(tmpdir(), 'ilm-licences-'))
afterAll(() => rmSync(root, { recursive: true }))

test('every package that runs is under a licence of the list, fonts too', () => {
  const listed = listLicences('.')
  expect(listed.length).toBeGreaterThan(100)
  expect(listed.filter(({ licence }) => !isAllowed(licence))).toEqual([])
  expect(listed).toContainEqual(expect.objectContaining({ name: '@fontsource-variable/literata', licence: 'OFL-1.1' }))
})

test('an installed package speaks for itself, another one by the lock file, and one that nobody speaks for is unknown', () => {
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/old': { version: '1.0.0', license: 'MIT' },
    'node_modules/old/node_modules/@a/changed': { version: '2.0.0', license: 'MIT' },
    'node_modules/elsewhere': { version: '3.0.0', license: 'ISC' },
    'node_modules/silent': { version: '4.0.0' },
    'node_modules/tool': { version: '5.0.0', license: 'GPL-3.0', dev: true },
  }
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }))
  const write = (path: string, manifest: object) => {
    mkdirSync(join(root, path), { recursive: true })
    writeFileSync(join(root, path, 'package.json'), JSON.stringify(manifest))
  }
  write('node_modules/old', { license: { type: 'BSD-3-Clause' } })
  write('node_modules/old/node_modules/@a/changed', { license: 'SSPL-1.0' })
  expect(listLicences(root).map(({ name, licence }) => `${name} ${licence}`)).toEqual([
    'old BSD-3-Clause',
    'elsewhere ISC',
    '@a/changed SSPL-1.0',
    'silent UNKNOWN',
  ])
})

test('of a choice one licence is enough, of several together each counts', () => {
  expect(['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND ISC', 'GPL-2.0 OR MIT AND ISC'].map(isAllowed)).toEqual([
    true,
    true,
    true,
    true,
  ])
  const refused = [
    'UNKNOWN',
    '',
    'GPL-3.0',
    'SEE LICENSE IN EULA.txt',
    'MIT AND GPL-3.0',
    'Apache-2.0 WITH X-exception',
  ]
  expect(refused.filter(isAllowed)).toEqual([])
})
