import '@/ui/theme/base.css'
import { useEffect } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DeviceCheck, SelfView } from '@/ui/chat/live/guest-camera'
import type { LivePictureViewModel } from '@/ui/chat/live/live-picture-view-model'
import { RoomPicture } from '@/ui/chat/room/room-picture'
import { cameraOver } from '#test/support/ui/cameras'
import { portOf } from '#test/support/ui/doubles'
import { providers } from '#test/support/ui/providers'
import { actor, running } from '#test/support/ui/rooms'

const shown = async (what: 'check' | 'self', url: string | null = null) => {
  const made = cameraOver()
  const wrapper = await providers()
  const stream = url === null ? running.stream : ({ kind: 'whep', url } as const)
  const screen = await render(
    what === 'check' ? (
      <DeviceCheck camera={made.camera} name="Mira" />
    ) : (
      <SelfView camera={made.camera} chat={{ ...running, stream }} name="Mira" />
    ),
    { wrapper },
  )
  return { ...made, screen }
}

describe('the check before a video call', () => {
  it('states that a call can begin without a camera, and switches none on by itself', async () => {
    const { screen, cameras } = await shown('check')
    await expect.element(screen.getByText(/^You can also start without a camera/u)).toBeVisible()
    expect(cameras.done).toEqual([])
  })

  it('shows picture, level and the choice of cameras, those without a name as well', async () => {
    const { screen, camera } = await shown('check')
    await userEvent.click(screen.getByRole('button', { name: 'Check camera and microphone' }))
    await expect.element(screen.getByLabelText('Your own picture')).toBeVisible()
    await expect.element(screen.getByRole('meter', { name: 'Microphone level' })).toHaveAttribute('value', '0.5')
    await userEvent.click(screen.getByRole('combobox', { name: 'Camera' }))
    await userEvent.click(screen.getByRole('option', { name: 'Device 2' }))
    await expect.poll(() => camera.camera?.chosen.camera).toBe('back')
    await userEvent.click(screen.getByRole('button', { name: 'Turn camera off' }))
    expect(camera.camera).toBeNull()
  })

  it('explains what to do where the browser does not allow it, and tries again', async () => {
    const { screen, cameras } = await shown('check')
    cameras.refusal = 'denied'
    await userEvent.click(screen.getByRole('button', { name: 'Check camera and microphone' }))

    await expect.element(screen.getByText(/Allow it with the icon beside the address/u)).toBeVisible()
    cameras.refusal = null
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect.element(screen.getByLabelText('Your own picture')).toBeVisible()
  })
})

describe("the guest's own picture in a call", () => {
  it('states that the camera is off, and is sent once it is on', async () => {
    const { screen, cameras } = await shown('self', '/media/live/chat')
    await expect.element(screen.getByText('Your camera is off. Mira can’t see or hear you.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Turn camera on' }))
    await expect.element(screen.getByText('Your picture is being connected…')).toBeVisible()
    expect(cameras.done).toContain('publish /media/live/chat/camera')
    cameras.report('sending')
    await expect.element(screen.getByText('Your picture is sent to Mira.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Camera' }))
    await expect.element(screen.getByText('Your picture is hidden.')).toBeVisible()
    expect(cameras.done.at(-1)).toBe('set false true')
  })

  it('stays on the device where the actor is simulated, to whom it is reported what it shows: a bright room, a hidden picture, none', async () => {
    const { screen, cameras, clock, reported } = await shown('self')
    cameras.picture = Array.from({ length: 192 }, () => 120)
    await userEvent.click(screen.getByRole('button', { name: 'Turn camera on' }))
    await expect
      .element(screen.getByText(/^Mira sees whether it’s light where you are and whether you move/u))
      .toBeVisible()
    const pass = (seconds: number) => Array.from({ length: seconds * 10 }).forEach(() => clock.pass(100))
    pass(3)
    expect(reported).toEqual(['still'])
    cameras.picture = null
    pass(2)
    expect(reported).toEqual(['still', 'hidden'])
    cameras.picture = Array.from({ length: 192 }, () => 2)
    pass(2)
    expect(reported).toEqual(['still', 'hidden', 'dark'])
    await screen.unmount()
    expect(reported.at(-1)).toBe('hidden')
    expect(cameras.done.some((each) => each.startsWith('publish'))).toBe(false)
  })
})

it('stays on from the lobby to the call, however long the page of the call takes to load', async () => {
  const { camera, clock } = cameraOver()
  const picture = portOf<LivePictureViewModel>({ start: () => undefined, dispose: () => undefined })
  const room = { chat: { ...running, mode: 'video-call' } } as const
  const Later = () => {
    useEffect(() => clock.pass(60_000), [])
    return null
  }
  const wrapper = await providers()
  const screen = await render(<DeviceCheck camera={camera} name="Mira" />, { wrapper })
  await userEvent.click(screen.getByRole('button', { name: 'Check camera and microphone' }))
  await expect.element(screen.getByLabelText('Your own picture')).toBeVisible()
  await screen.rerender(
    <>
      <RoomPicture room={room} actor={actor} picture={picture} camera={camera} />
      <Later />
    </>,
  )
  await expect.element(screen.getByLabelText('Your own picture').first()).toBeVisible()
  expect(camera.camera).not.toBeNull()
})
