import { expect, test } from 'vitest'
import { readAudit } from './read-audit.ts'

test('weak packages are named, the gravest first, with what mends them', () => {
  const vulnerabilities = {
    slow: { severity: 'moderate', fixAvailable: false },
    leaky: { severity: 'critical', fixAvailable: { name: 'leaky', version: '2.0.1' } },
    old: { severity: 'high', fixAvailable: true },
  }
  expect(readAudit(JSON.stringify({ auditReportVersion: 2, vulnerabilities }))).toEqual({
    known: true,
    weak: [
      { name: 'leaky', severity: 'critical', mendedBy: 'leaky 2.0.1' },
      { name: 'old', severity: 'high', mendedBy: 'an update' },
      { name: 'slow', severity: 'moderate', mendedBy: 'nothing yet' },
    ],
  })
  expect(readAudit('{"vulnerabilities":{}}')).toEqual({ known: true, weak: [] })
})

test('a registry that answers no audits is never taken for one that found nothing', () => {
  const refused = { message: '405 Method Not Allowed', statusCode: 405, error: { summary: '', detail: '' } }
  expect(readAudit(JSON.stringify(refused))).toEqual({ known: false, reason: '405 Method Not Allowed' })
  expect(readAudit('{"error":{"summary":"no network"}}')).toEqual({ known: false, reason: 'no network' })
  for (const odd of ['', 'npm error', 'null', '[]', '{}']) expect(readAudit(odd).known).toBe(false)
})
