import { describe, expect, it } from 'vitest'
import { CallActivity } from '@/application/platform/call-activity'

/** A call that is answered when the test wants it. */
const openCall = () => {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { promise, answer: () => resolve('answer'), fail: () => reject(new Error('down')) }
}

/** Whether a promise is settled by now. */
async function isDone(promise: Promise<unknown>): Promise<boolean> {
  const open = Symbol('open')
  await new Promise((resolve) => setTimeout(resolve, 5))
  return (await Promise.race([promise, Promise.resolve(open)])) !== open
}

describe('calls under way', () => {
  it('are none where nothing was started', () => {
    expect(new CallActivity().settled()).toBeNull()
  })

  it('settle once every call is answered, and the one that followed from an answer', async () => {
    const activity = new CallActivity()
    const first = openCall()
    const second = openCall()
    void activity.track(first.promise).then(() => activity.track(second.promise))
    const settled = activity.settled()
    expect(activity.settled()).toBe(settled)
    first.answer()
    expect(await isDone(settled ?? Promise.resolve())).toBe(false)
    second.answer()
    await settled
    expect(activity.settled()).toBeNull()
    expect(activity.hasFailed).toBe(false)
  })

  it('settle where a call fails, and it is known that one did', async () => {
    const activity = new CallActivity()
    const call = openCall()
    const tracked = activity.track(call.promise)
    call.fail()
    await expect(tracked).rejects.toThrow('down')
    await activity.settled()
    expect(activity.hasFailed).toBe(true)
  })

  it('wait for what was started although it has called nothing yet', async () => {
    const activity = new CallActivity()
    activity.changed()
    const settled = activity.settled()
    expect(settled).not.toBeNull()
    await settled
    expect(activity.settled()).toBeNull()
  })
})
