import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { endOnDefect } from '@/adapters/server/operations/end-on-defect'

it.each(['unhandledRejection', 'uncaughtException'])(
  'an error that reaches nobody (%s) ends the process after its line',
  (event) => {
    const process = new EventEmitter()
    const said: unknown[] = []
    endOnDefect(process, { defect: (error) => said.push(error) }, () => said.push('end'))
    expect(said).toEqual([])
    const error = new Error('nobody waits for this')
    process.emit(event, error)
    expect(said).toEqual([error, 'end'])
  },
)
