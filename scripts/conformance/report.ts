import type { Finding } from './finding.ts'

const outcomeOf = ({ errors }: Finding): 'passed' | 'failed' | 'skipped' => {
  if (errors === null) return 'skipped'
  return errors.length === 0 ? 'passed' : 'failed'
}

/** How many findings there are of each outcome. */
export const countsOf = (findings: readonly Finding[]): Readonly<Record<'passed' | 'failed' | 'skipped', number>> => {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const each of findings) counts[outcomeOf(each)] += 1
  return counts
}

/** The findings as JSON: counts, and for each its name, its outcome and its errors. */
export const jsonOf = (url: string, findings: readonly Finding[]): string =>
  `${JSON.stringify(
    {
      url,
      ...countsOf(findings),
      findings: findings.map((each) => ({ name: each.name, outcome: outcomeOf(each), errors: each.errors ?? [] })),
    },
    null,
    2,
  )}\n`

const escaped = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uFFFD]/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')

/** The findings in the format of JUnit, which continuous integration reads. */
export function junitOf(findings: readonly Finding[]): string {
  const { failed, skipped } = countsOf(findings)
  const cases = findings.map((each) => {
    const open = `  <testcase classname="conformance" name="${escaped(each.name)}"`
    if (each.errors === null) return `${open}><skipped/></testcase>`
    if (each.errors.length === 0) return `${open}/>`
    return `${open}><failure message="${escaped(each.errors.join('; '))}"/></testcase>`
  })
  const head = `<testsuite name="conformance" tests="${findings.length}" failures="${failed}" skipped="${skipped}">`
  return ['<?xml version="1.0" encoding="UTF-8"?>', head, ...cases, '</testsuite>', ''].join('\n')
}
