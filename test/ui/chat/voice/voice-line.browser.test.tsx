import '@/ui/theme/base.css'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { VoiceLine } from '@/ui/chat/voice/voice-line'
import { cameraOver } from '#test/support/ui/cameras'
import { providers } from '#test/support/ui/providers'
import { running } from '#test/support/ui/rooms'

async function lineOf(url: string | null = null) {
  const made = cameraOver()
  // The guest has tried their camera in the lobby.
  await made.camera.open()
  const stream = url === null ? running.stream : ({ kind: 'whep', url } as const)
  const screen = await render(<VoiceLine camera={made.camera} chat={{ ...running, stream }} name="Mira" />, {
    wrapper: await providers(),
  })
  return { ...made, screen }
}

it('switches off a camera that was on, and switches on the microphone alone, at a press and not before', async () => {
  const { screen, cameras } = await lineOf('/media/live/chat')
  await expect.element(screen.getByText('Your microphone is off. Mira can’t hear you.')).toBeVisible()
  expect(cameras.done.at(-1)).toBe('close front')
  expect(cameras.done.filter((one) => one.startsWith('publish'))).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Turn microphone on' }))
  await expect.element(screen.getByText('Your voice is being connected…')).toBeVisible()
  expect(cameras.done).toContain('open microphone alone')
  cameras.report('sending')
  await expect.element(screen.getByText('Mira can hear you.')).toBeVisible()
  expect(screen.container.querySelector('video')).toBeNull()
})

it('mutes and unmutes, and explains a microphone that is not allowed', async () => {
  const { screen, cameras } = await lineOf()
  cameras.refusal = 'denied'
  await userEvent.click(screen.getByRole('button', { name: 'Turn microphone on' }))
  await expect.element(screen.getByText(/^Your browser doesn’t allow the microphone here/u)).toBeVisible()
  cameras.refusal = null
  await userEvent.click(screen.getByRole('button', { name: 'Turn microphone on' }))
  const mute = screen.getByRole('button', { name: 'Microphone' })
  await expect.element(mute).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(mute)
  await expect.element(screen.getByText('Your microphone is off. Mira can’t hear you.')).toBeVisible()
  expect(cameras.done.at(-1)).toBe('set true false')
})

it('answers a voice with light where the actor is simulated, and with none where the microphone is muted', async () => {
  const { screen, cameras, reported } = await lineOf()
  await userEvent.click(screen.getByRole('button', { name: 'Turn microphone on' }))
  await expect.element(screen.getByText(/^Mira hears when you speak/u)).toBeVisible()
  const light = () => (screen.getByTestId('heard').element() as HTMLElement).style.opacity
  await expect.poll(light).toBe('1')
  await userEvent.click(screen.getByRole('button', { name: 'Microphone' }))
  await expect.poll(light).toBe('0')
  expect(cameras.done.some((each) => each.startsWith('publish'))).toBe(false)
  expect(reported).toEqual([])
})
