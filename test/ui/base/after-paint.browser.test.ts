import { expect, it } from 'vitest'
import { afterPaint } from '@/ui/base/after-paint'

/** What happens around the next frame, in order. */
function watchFrame(): { readonly events: string[]; readonly over: Promise<void> } {
  const events: string[] = []
  const over = new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      events.push('frame')
      requestAnimationFrame(() => resolve())
    })
  })
  return { events, over }
}

it('runs work after the next frame, in order and in one task, and not at all where it was taken back', async () => {
  const { events, over } = watchFrame()
  afterPaint(() => {
    events.push('first')
    queueMicrotask(() => events.push('microtask'))
  })
  const cancel = afterPaint(() => events.push('taken back'))
  afterPaint(() => events.push('second'))
  cancel()
  expect(events).toEqual([])
  await over
  await expect.poll(() => events).toEqual(['frame', 'first', 'second', 'microtask'])
})

it('runs work that is handed in while other work runs with the next frame', async () => {
  const ran: string[] = []
  afterPaint(() => {
    ran.push('outer')
    afterPaint(() => ran.push('inner'))
    expect(ran).toEqual(['outer'])
  })
  await expect.poll(() => ran).toEqual(['outer', 'inner'])
})
