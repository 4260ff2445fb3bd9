import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'

/** Work that ends when the test specifies. */
function work() {
  let finish: (answer: string) => void = () => undefined
  let fail: (cause: unknown) => void = () => undefined
  const promise = new Promise<string>((resolve, reject) => {
    finish = resolve
    fail = reject
  })
  return { start: () => promise, finish, fail }
}

describe('a task', () => {
  it('is running until its work is done, and applies what the work has brought', async () => {
    const task = new Task()
    const { start, finish } = work()
    const got: string[] = []
    const run = task.run(start, (answer) => got.push(answer))
    expect({ isRunning: task.isRunning, isPending: task.isPending, hasFinished: task.hasFinished }).toEqual({
      isRunning: true,
      isPending: true,
      hasFinished: false,
    })
    finish('done')
    expect(await run).toBe(true)
    expect({ isRunning: task.isRunning, isPending: task.isPending, hasFinished: task.hasFinished, got }).toEqual({
      isRunning: false,
      isPending: false,
      hasFinished: true,
      got: ['done'],
    })
  })

  it('reports why it failed, once, and never that it succeeded', async () => {
    const toasts = new Toasts()
    const task = new Task(toasts)
    const got: string[] = []
    const succeeded = await task.run(
      () => Promise.reject(new BackendError('offline')),
      () => got.push('applied'),
    )
    expect({ succeeded, error: task.error, isRunning: task.isRunning, got }).toEqual({
      succeeded: false,
      error: 'offline',
      isRunning: false,
      got: [],
    })
    expect(toasts.waiting.map(({ tone, text }) => [tone, text])).toEqual([['bad', 'errors.offline']])
  })

  it('shows no toast where none are given', async () => {
    const task = new Task()
    expect(await task.run(() => Promise.reject(new BackendError('timeout')))).toBe(false)
    expect(task.error).toBe('timeout')
  })

  it('retains its error until the next run has finished', async () => {
    const task = new Task()
    await task.run(() => Promise.reject(new BackendError('offline')))
    const { start, finish } = work()
    const again = task.run(start)
    expect({ error: task.error, isRunning: task.isRunning }).toEqual({ error: 'offline', isRunning: true })
    finish('done')
    await again
    expect(task.error).toBeNull()
  })

  it('does nothing for a second press while the first is under way', async () => {
    const task = new Task()
    const { start, finish } = work()
    let begun = 0
    const press = () =>
      task.runOnce(async () => {
        begun += 1
        return start()
      })
    const first = press()
    expect(await press()).toBe(false)
    finish('done')
    expect({ first: await first, begun }).toEqual({ first: true, begun: 1 })
    await press()
    expect(begun).toBe(2)
  })

  it('drops what is under way when it is cancelled: no answer, no error, no toast', async () => {
    const toasts = new Toasts()
    const task = new Task(toasts)
    const [one, two] = [work(), work()]
    const got: string[] = []
    const first = task.run(one.start, (answer) => got.push(answer))
    task.cancel()
    expect({ isRunning: task.isRunning, isPending: task.isPending }).toEqual({ isRunning: false, isPending: true })
    one.finish('late')
    const second = task.run(two.start)
    task.cancel()
    two.fail(new BackendError('offline'))
    expect({ first: await first, second: await second, got, error: task.error, waiting: toasts.waiting }).toEqual({
      first: false,
      second: false,
      got: [],
      error: null,
      waiting: [],
    })
  })

  it('applies the newest run only, in whichever order runs finish', async () => {
    const plans = fc.integer({ min: 1, max: 6 }).chain((runs) =>
      fc.record({
        failing: fc.array(fc.boolean(), { minLength: runs, maxLength: runs }),
        order: fc.shuffledSubarray([...Array(runs).keys()], { minLength: runs }),
      }),
    )
    await fc.assert(
      fc.asyncProperty(plans, async ({ failing, order }) => {
        const toasts = new Toasts()
        const task = new Task(toasts)
        const got: string[] = []
        const works = failing.map(() => work())
        const runs = works.map(({ start }) => task.run(start, (answer) => got.push(answer)))
        for (const at of order) {
          if (failing[at] === true) works[at]?.fail(new BackendError('offline'))
          else works[at]?.finish(String(at))
          await runs[at]
        }
        const last = failing.length - 1
        const failed = failing[last] === true
        expect({ got, error: task.error, isRunning: task.isRunning, waitingCount: toasts.waiting.length }).toEqual({
          got: failed ? [] : [String(last)],
          error: failed ? 'offline' : null,
          isRunning: false,
          waitingCount: failed ? 1 : 0,
        })
        expect(await Promise.all(runs)).toEqual(failing.map((_, at) => at === last && !failed))
      }),
    )
  })
})
