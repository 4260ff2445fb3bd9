import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import type { ShowGateway } from '@/application/shows/show-gateway'
import type { ActorId } from '@/domain/ids'
import { ShowCourse } from '@/ui/chat/room/show-course'
import { ShowCourseViewModel } from '@/ui/chat/room/show-course-view-model'
import { FakeClock, portOf, settled } from '#test/support/ui/doubles'
import { providers } from '#test/support/ui/providers'
import { ACTOR } from '#test/support/ui/rooms'
import { camShow } from '#test/support/ui/shows'

const MINUTE = 60_000

it('names the show of the room, the act it is at and what is left of it, and nothing in a room without one', async () => {
  const clock = new FakeClock()
  const start = clock.now()
  const act = (minutes: number, value: string) => ({
    start: start + minutes * MINUTE,
    title: { value, language: 'en' as const },
  })
  const show = camShow({ start, end: start + 60 * MINUTE, acts: [act(0, 'Welcome'), act(30, 'Requests')] })
  const over = camShow({ start: start - 60 * MINUTE, end: start })
  const view = new ShowCourseViewModel(portOf<ShowGateway>({ ofActor: async () => [over, show] }), clock)
  let actorId: ActorId | null = null
  expect(view.course).toBeNull()
  actorId = ACTOR
  const stop = view.follow(() => actorId)
  await settled()
  expect(view.course).toMatchObject({ number: 1, act: { title: { value: 'Welcome' } }, minutesLeft: 60, share: 0 })
  for (let passed = 0; passed < 31; passed += 1) clock.pass(MINUTE)
  const { course } = view
  if (course === null) throw new Error('no course')
  expect(course).toMatchObject({ number: 2, next: null, minutesLeft: 29 })
  const screen = await render(<ShowCourse course={course} />, { wrapper: await providers() })
  await expect.element(screen.getByText('Songs for Late Hours')).toBeVisible()
  await expect.element(screen.getByText('29 min left').first()).toBeVisible()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Part 2 of 2: Requests')
  for (let passed = 0; passed < 30; passed += 1) clock.pass(MINUTE)
  expect(view.course).toBeNull()
  stop()
  view.dispose()
})
