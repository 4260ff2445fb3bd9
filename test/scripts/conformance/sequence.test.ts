import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { sequenceErrors, type Connection, type ServerFrame } from '../../../scripts/conformance/sequence.ts'
import { junitOf } from '../../../scripts/conformance/report.ts'

const frames = (numbers: readonly (number | null)[]): Connection => ({
  frames: numbers.map((sequence) => ({ type: 'balance', payload: {}, ...(sequence === null ? {} : { sequence }) })),
  from: null,
})

const session = (payload: ServerFrame['payload']): ServerFrame => ({ type: 'sessionAcknowledged', payload })

it('finds no error in numbers that rise by one, also with other frames between', () => {
  fc.assert(
    fc.property(fc.nat(), fc.array(fc.boolean(), { maxLength: 20 }), (first, isNumbered) => {
      let next = first
      expect(sequenceErrors(frames(isNumbered.map((is) => (is ? next++ : null))))).toEqual([])
    }),
  )
})

it.each([
  ['missing', [1, 2, 4], ['balance: number 4 follows 2']],
  ['doubled', [1, 2, 2, 3], ['balance: number 2 follows 2']],
  ['out of order', [1, 3, 2], ['balance: number 3 follows 1', 'balance: number 2 follows 3']],
])('finds an update that is %s', (_, numbers, errors) => {
  expect(sequenceErrors(frames(numbers))).toEqual(errors)
})

it.each([
  ['begins at', session({ position: { epoch: 'e', sequence: 6 }, resumed: false }), null],
  ['is resumed from', session({ resumed: true }), 6],
])('finds that the first update is missing after the number that the session %s', (_, begin, from) => {
  const errors = (first: number) => sequenceErrors({ frames: [begin, ...frames([first]).frames], from })
  expect(errors(7)).toEqual([])
  expect(errors(8)).toEqual(['balance: number 8 follows 6'])
})

it('writes names and errors so that they cannot end the element they are in', () => {
  expect(junitOf([{ name: 'a "<b>" & c', errors: ['<x>', '"'] }])).toContain(
    '<testcase classname="conformance" name="a &quot;&lt;b>&quot; &amp; c"><failure message="&lt;x>; &quot;"/></testcase>',
  )
})
