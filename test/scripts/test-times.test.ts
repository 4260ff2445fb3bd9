import { expect, it } from 'vitest'
import { journeyTimes, timesPage, vitestTimes } from '../../scripts/test-times.ts'

it('reads how long each file took from the reports of both runners, with repeated attempts', () => {
  const unit = { testResults: [{ name: '/work/test/a.test.ts', startTime: 1_000, endTime: 3_500 }] }
  expect(vitestTimes(JSON.stringify(unit), '/work')).toEqual([{ name: 'test/a.test.ts', seconds: 2.5 }])
  const specs = [{ tests: [{ results: [{ duration: 1_000 }, { duration: 500 }] }] }]
  const journeys = { suites: [{ file: 'b.spec.ts', specs, suites: [{ specs }] }] }
  expect(journeyTimes(JSON.stringify(journeys))).toEqual([{ name: 'e2e/b.spec.ts', seconds: 3 }])
})

it('lists the suites as they ran, and the thirty slowest files', () => {
  const files = Array.from({ length: 40 }, (_, at) => ({ name: `file ${at}`, seconds: at }))
  const page = timesPage('2026-11-27', 1, [{ name: 'unit', seconds: 12.4 }], files)
  expect(page).toContain('| unit | 12 |')
  const rows = page.split('\n').filter((line) => line.startsWith('| file '))
  expect(rows.slice(1, 3)).toEqual(['| file 39 | 39 |', '| file 38 | 38 |'])
  expect(rows).toHaveLength(31)
})
